import { useEffect, useState } from 'react';
import { later } from '../../later.tsx';

export interface AssumptionsProps {
  /** What the address assumes, as text. */
  given: string;
  /** Whether there is an answer that a change asks for again. */
  asked: boolean;
}

const Chips = later(() => import('./AssumptionChips.tsx'));

/** What is assumed of the letters, as chips that few pages have and that are fetched there. Where no script runs, all of it is one text. */
export function Assumptions({ given, asked }: AssumptionsProps) {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    Chips.load().then(
      () => setAwake(true),
      () => undefined,
    );
  }, []);
  if (awake) return <Chips.Component given={given} asked={asked} />;
  return (
    <label className="flex items-center gap-2 text-muted">
      Assume
      <input
        name="assume"
        defaultValue={given}
        placeholder="a > 0, n > -1"
        autoComplete="off"
        className="h-8 w-40 border border-hair bg-sheet px-2 text-ink"
      />
    </label>
  );
}
