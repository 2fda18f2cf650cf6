import { useLayoutEffect, useRef } from 'react';
import { useSetting } from '../use-setting.ts';
import { markedLatex } from './decimal-mark.ts';
import { loadTypesetting, typeset, typesetInto } from './typeset.ts';

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
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const place = element.current!;
    const fromServer = isNew.current && place.hasChildNodes();
    isNew.current = false;
    if (fromServer || typesetInto(place, latex, display)) return;
    let gone = false;
    loadTypesetting().then(
      () => gone || typesetInto(place, latex, display),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [latex, display]);
  return (
    <span
      ref={element}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes its input, and `trust` is off
      dangerouslySetInnerHTML={{ __html: inBrowser ? emptyMarkup : (typeset(latex, display) ?? '') }}
    />
  );
}

const inBrowser = typeof document !== 'undefined';

/** Tells React that the formula inside is not its own. The browser takes no text for markup, but has a word for none. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: { readonly emptyHTML: unknown } };
const emptyMarkup = (trustedTypes?.emptyHTML ?? '') as string;
