/**
 * A ZIP archive of a few texts, stored as they are: the container of spreadsheet files (APPNOTE 6.3.10, ECMA-376 part 2). Nothing is
 * compressed, because a schedule of a loan is small and every program reads what is only stored.
 */
export interface Entry {
  readonly name: string;
  readonly text: string;
}

/** Of the polynomial that ZIP names in its appendix. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** The checksum of bytes (CRC-32). */
export function checksumOf(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = table[(rest ^ byte) & 255]! ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

const [local, central, end] = [0x04034b50, 0x02014b50, 0x06054b50];
/** The first day that the format knows: a file that is made anew is the same file. */
const firstDay = (1 << 5) | 1;

export function zipOf(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const [path, bytes] = [encoder.encode(name), encoder.encode(text)];
    const about = [20, 0x800, 0, 0, firstDay] as const;
    const sizes = [checksumOf(bytes), bytes.length, bytes.length] as const;
    const head = fields([local, 4], ...twos(...about), ...fours(...sizes), ...twos(path.length, 0));
    directory.push(
      fields(
        [central, 4],
        ...twos(20, ...about),
        ...fours(...sizes),
        ...twos(path.length, 0, 0, 0, 0),
        ...fours(0, offset),
      ),
      path,
    );
    parts.push(head, path, bytes);
    offset += head.length + path.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const last = fields([end, 4], ...twos(0, 0, entries.length, entries.length), ...fours(size, offset), ...twos(0));
  return joined([...parts, ...directory, last]);
}

type FieldOfHeader = readonly [value: number, bytes: 2 | 4];

const twos = (...values: readonly number[]): readonly FieldOfHeader[] => values.map((value) => [value, 2]);
const fours = (...values: readonly number[]): readonly FieldOfHeader[] => values.map((value) => [value, 4]);

/** Numbers one after another, the lowest byte first. */
function fields(...values: readonly FieldOfHeader[]): Uint8Array {
  return Uint8Array.from(
    values.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 255)),
  );
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
