import { relativeDifference } from '../../kit/agreement.ts';
import { relates, same } from '../../kit/laws/relates.ts';

/** The entries of a typed or shown matrix as texts, where each is a plain number; else undefined. */
function entriesOf(text: string): readonly (readonly string[])[] | undefined {
  const rows = text.replace(/^\[\[|\]\]$/g, '').split(/\s*(?:\n|;|\],\s*\[)\s*/);
  const entries = rows.map((row) => row.trim().split(/\s*,\s*/));
  return entries.flat().every((entry) => /^-?[\d./]+$/.test(entry)) ? entries : undefined;
}

/** A row for a column: what is not made of numbers is left alone. */
function transposed(text: string): string | undefined {
  const entries = entriesOf(text);
  if (!entries) return undefined;
  return entries[0]!.map((_, k) => entries.map((row) => row[k]).join(',')).join('\n');
}

const isPlain = (text: string | undefined): text is string => text !== undefined && entriesOf(text) !== undefined;

/** The operation done twice leads back, so that three times is once. */
export const undoesItself = (input: string, output: string) =>
  relates(
    'done twice, it gives the matrix again',
    (_, { values }) => (isPlain(values[output]?.exact) ? { [input]: values[output].exact } : undefined),
    (here, there) => {
      const [first, back] = [entriesOf(here.values[output]!.exact!)!, entriesOf(there.values[output]!.exact!)!];
      const given = (here.given[input] as { readonly rows: readonly (readonly unknown[])[] }).rows;
      const isShaped = back.length === given.length && back[0]!.length === given[0]!.length;
      return isShaped && first.length > 0 && String(back) === String(plain(given));
    },
  );

/** Entries as texts; an entry that is no rational number is shown as it is, and never equal to a plain one. */
const plain = (rows: readonly (readonly unknown[])[]): readonly (readonly string[])[] =>
  rows.map((row) =>
    row.map((entry) => {
      const { value } = entry as { readonly value?: { readonly numerator: unknown; readonly denominator: unknown } };
      if (value === undefined) return 'no number';
      const over = String(value.denominator) === '1' ? '' : `/${value.denominator}`;
      return `${value.numerator}${over}`;
    }),
  );

/** The transposed matrix has the same. */
export const sameOfTransposed = same('the transposed matrix has the same', ({ matrix }) => {
  const transpose = transposed(matrix!);
  return transpose === undefined ? undefined : { matrix: transpose };
});

export const determinantOfMultiple = relates(
  'a row three times as large makes the determinant three times as large',
  ({ matrix }) => {
    const entries = entriesOf(matrix!);
    if (!entries) return undefined;
    return { matrix: [entries[0]!.map((entry) => `3*${entry}`), ...entries.slice(1)].map(String).join('\n') };
  },
  (here, there) => relativeDifference(3 * here.numbers.determinant!, there.numbers.determinant!) < 1e-12,
);

export const powersMultiply = relates(
  'a power squared is the power of twice the exponent',
  ({ n }) => ({ n: `${2 * Number(n)}` }),
  (here, there) => {
    const squared = squareOf(here.values.power!.exact!);
    return squared === undefined ? undefined : squared === there.values.power!.exact!.replaceAll(' ', '');
  },
);

/** A plain matrix of whole numbers times itself, as it is shown; undefined where it is another. */
function squareOf(text: string): string | undefined {
  const rows = entriesOf(text)?.map((row) => row.map(Number));
  if (!rows?.flat().every(Number.isSafeInteger)) return undefined;
  const product = rows.map((row) =>
    rows[0]!.map((_, k) => row.reduce((sum, entry, j) => sum + entry * rows[j]![k]!, 0)),
  );
  return `[${product.map((row) => `[${row.join(',')}]`).join(',')}]`;
}

export const multipleOfMultiple = relates(
  'multiplied by twice as much, every entry is twice as large',
  ({ n }) => ({ n: `2*(${n})` }),
  (here, there) => {
    const [once, twice] = [entriesOf(here.values.scalar!.exact!), entriesOf(there.values.scalar!.exact!)];
    return once && twice && once.flat().every((entry, k) => 2 * fraction(entry) === fraction(twice.flat()[k]!));
  },
);

const fraction = (text: string): number => {
  const [over, under = '1'] = text.split('/');
  return Number(over) / Number(under);
};

export const sumCommutes = same('the order of the two does not matter', ({ a, b }) => ({ a: b!, b: a! }));

export const differenceTurns = relates(
  'the other way round every entry has the other sign',
  ({ a, b }) => ({ a: b!, b: a! }),
  (here, there) => {
    const [one, other] = [entriesOf(here.values.difference!.exact!), entriesOf(there.values.difference!.exact!)];
    return one && other && one.flat().every((entry, k) => fraction(entry) === -fraction(other.flat()[k]!));
  },
);

export const productTransposes = relates(
  'the transposed product is that of the transposed matrices in the other order',
  ({ a, b }) => {
    const [first, second] = [transposed(b!), transposed(a!)];
    return first === undefined || second === undefined ? undefined : { a: first, b: second };
  },
  (here, there) => {
    const transpose = transposed(here.values.product!.exact!);
    return transpose === undefined
      ? undefined
      : String(entriesOf(transpose)) === String(entriesOf(there.values.product!.exact!));
  },
);
