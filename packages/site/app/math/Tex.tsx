import { useEffect, useRef, useState } from 'react';
import { useSetting } from '../use-setting.ts';
import { markedLatex } from './decimal-mark.ts';
import { loadTypesetting, typeset } from './typeset.ts';

interface Props {
  latex: string;
  display?: boolean;
  className?: string;
}

/**
 * One formula, with the decimal mark that was chosen. What the server has set stays as it is when the page wakes up, so that a page that is only read never
 * loads KaTeX; a formula that appears later loads it once.
 */
export function Tex({ latex: given, display = false, className }: Props) {
  const latex = markedLatex(given, useSetting('decimal'));
  const element = useRef<HTMLSpanElement>(null);
  const set = useRef<string | undefined>(undefined);
  const [, redraw] = useState(0);
  const html = typeset(latex, display);
  useEffect(() => {
    const fromServer = set.current === undefined && element.current?.hasChildNodes();
    set.current = latex;
    if (html !== undefined || fromServer) return;
    let gone = false;
    loadTypesetting().then(
      () => gone || redraw((count) => count + 1),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [latex, html]);
  return (
    <span
      ref={element}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes its input, and `trust` is off
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
}
