import { colours } from '../colours.ts';
import { dot, label, line, type Point } from './ink.ts';

/** The roots of x⁴ + 4 modulo 5, 25 and 125: each continues exactly one of the row below, and those of one colour make a true factor. */
export function factorLattice(): string {
  const rows = [5, 25, 125].map((modulus, level) => ({
    modulus,
    level,
    roots: Array.from({ length: modulus }, (_, x) => x).filter((x) => (x ** 4 + 4) % modulus === 0),
  }));
  const at = (level: number, place: number): Point => [330 + 220 * place, 510 - 175 * level];
  const order = rows[0]!.roots;
  const place = (root: number): number => order.indexOf(root % 5);
  const joins = rows.slice(1).flatMap(({ level, roots }) =>
    roots.map((root) =>
      line(at(level - 1, place(root)), at(level, place(root)), {
        stroke: place(root) < 2 ? colours.act : colours.answer,
        width: 5,
      }),
    ),
  );
  const marks = rows.flatMap(({ level, roots, modulus }) => [
    label([140, at(level, 0)[1] + 12], `mod ${modulus}`, { fill: colours.muted, size: 38 }),
    ...roots.map((root) => dot(at(level, place(root)), 13, place(root) < 2 ? colours.act : colours.answer, true)),
    ...roots.map((root) =>
      label([at(level, place(root))[0] + 26, at(level, 0)[1] + 14], String(root), {
        fill: colours.ink,
        size: 40,
        anchor: 'start',
      }),
    ),
  ]);
  return [...joins, ...marks].join('');
}
