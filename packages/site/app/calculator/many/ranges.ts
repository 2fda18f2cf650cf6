/** A whole number or a decimal whose mark cannot group thousands: three digits behind it only after 0. */
const number = String.raw`[-−]?(?:0[.,]\d+|\d+(?:[.,](?!\d{3}(?!\d))\d+)?)`;
const range = new RegExp(`^(${number})\\.\\.(${number})(?: step (${number}))?$`);

/** More rows are made of no table. */
const mostRows = 100_000;

/**
 * The rows of a table in which cells such as `1..10` or `0..1 step 0.25` stand for each of their numbers; several of them in a row for every
 * combination. Only in the columns of `places`, which take one number each. Undefined where these are too many.
 */
export function withRanges(
  rows: readonly (readonly string[])[],
  places: readonly number[],
): readonly (readonly string[])[] | undefined {
  const made: (readonly string[])[] = [];
  for (const row of rows) {
    let some: readonly (readonly string[])[] = [row];
    for (const place of places) {
      const numbers = numbersOf(row[place] ?? '');
      if (numbers === undefined) continue;
      if (made.length + some.length * numbers.count > mostRows) return undefined;
      some = some.flatMap((cells) => numbers.all().map((text) => cells.with(place, text)));
    }
    made.push(...some);
  }
  return made;
}

interface Numbers {
  readonly count: number;
  readonly all: () => readonly string[];
}

/** The numbers of a range, exactly, as many places behind the mark as were typed; undefined where the cell is none. */
function numbersOf(cell: string): Numbers | undefined {
  const match = range.exec(
    cell
      .trim()
      .replace(/\s*\.\.\s*/, '..')
      .replace(/\s+/g, ' '),
  );
  if (!match) return undefined;
  const [, first = '', last = '', step = '1'] = match;
  const places = Math.max(...[first, last, step].map(placesOf));
  const [from, to, width] = [scaled(first, places), scaled(last, places), scaled(step, places)];
  if (width <= 0n) return undefined;
  const signed = from <= to ? width : -width;
  const count = Number((to - from) / signed) + 1;
  const mark = /[.,]/.exec(`${first} ${last} ${step}`)?.[0] ?? '.';
  return {
    count,
    all: () => Array.from({ length: count }, (_, k) => written(from + BigInt(k) * signed, places, mark)),
  };
}

const placesOf = (text: string): number => text.split(/[.,]/)[1]?.length ?? 0;

const scaled = (text: string, places: number): bigint => {
  const [whole = '', fraction = ''] = text.replace('−', '-').split(/[.,]/);
  return BigInt(whole + fraction.padEnd(places, '0'));
};

function written(value: bigint, places: number, mark: string): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const fraction = places === 0 ? '' : digits.slice(-places).replace(/0+$/, '');
  const whole = places === 0 ? digits : digits.slice(0, -places);
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : mark + fraction}`;
}
