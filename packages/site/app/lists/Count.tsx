import { countOf } from './count-of.ts';

interface Props {
  shown: number;
  total: number;
  noun: readonly [one: string, many: string];
}

export function Count({ shown, total, noun }: Props) {
  return (
    <p role="status" data-count={noun.join(' ')} className="pb-2.5 text-sm text-muted tabular-nums">
      {countOf(shown, total, noun)}
    </p>
  );
}
