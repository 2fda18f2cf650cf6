import type { Sheet } from '@nomogram/calculators/kit/figure.ts';
import { useEffect, useRef, useState } from 'react';
import { tracedCurves } from '../trace/curves.ts';

interface Props {
  sheet: Sheet;
  /** From where to where it is heard. */
  range: readonly [number, number];
}

const moments = 240;

/** Lets the first curve of a sheet be heard: low is low, from left to right; silent unless it is asked for. */
export default function SoundButton({ sheet, range }: Props) {
  const stop = useRef<() => void>(undefined);
  const [plays, setPlays] = useState(false);
  useEffect(() => () => stop.current?.(), []);
  const press = async () => {
    if (plays) return stop.current?.();
    setPlays(true);
    const [{ play }, { tonesOf }] = await Promise.all([import('./play.ts'), import('./tones.ts')]);
    stop.current = play(tonesOf(sheet, range, moments), () => setPlays(false));
  };
  const name = tracedCurves(sheet)[0]?.label;
  return (
    <button
      type="button"
      onClick={press}
      className="needs-script min-h-6 cursor-pointer text-act hover:underline print:hidden"
    >
      {plays ? 'Stop' : `Hear ${name ?? 'the curve'}`}
    </button>
  );
}
