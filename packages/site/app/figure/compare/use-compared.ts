import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import type { AngleUnit } from '@nomogram/calculators/kit/options.ts';
import { useEffect, useState } from 'react';
import { useSetting } from '../../use-setting.ts';
import type { ComparedFigure } from './second-function.ts';

/** While somebody types, half a function is no mistake yet. */
const pause = 400;

/** A figure with the second function that is typed, as far as it can be read. What reads it is fetched when something is typed. */
export function useCompared(figure: Figure, angle: AngleUnit) {
  const decimal = useSetting('decimal');
  const [text, setText] = useState('');
  const [made, setMade] = useState<{
    readonly base: Figure;
    readonly text: string;
    readonly compared: ComparedFigure;
  }>();
  useEffect(() => {
    if (text.trim() === '' || !figure.of) return;
    let late = false;
    const timer = setTimeout(async () => {
      const reading = { angle, ...(decimal !== 'either' && { decimal }) };
      const { withSecond } = await import('./second-function.ts');
      if (!late) setMade({ base: figure, text, compared: withSecond(figure, text, reading) });
    }, pause);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [figure, text, angle, decimal]);
  const now = text.trim() !== '' && made?.base === figure ? made.compared : undefined;
  return {
    compared: now && 'figure' in now ? now.figure : figure,
    says: now && 'says' in now && made?.text === text ? now.says : undefined,
    text,
    onText: setText,
  };
}
