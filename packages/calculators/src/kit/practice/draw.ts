import { seededRandom } from '@nomogram/math/expression/random.ts';

/** Draws from a seed: the same seed draws the same, on every machine. */
export interface Draw {
  /** A whole number from `least` to `most`, both included. */
  readonly whole: (least: number, most: number) => number;
  /** The same without 0. */
  readonly nonzero: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** So many different ones, in an order by chance. */
  readonly some: <Item>(count: number, items: readonly Item[]) => readonly Item[];
}

export function createDraw(seed: number): Draw {
  const random = seededRandom(seed);
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const nonzero = (least: number, most: number): number => whole(least, most) || nonzero(least, most);
  const pick = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)]!;
  const some = <Item>(count: number, items: readonly Item[]): readonly Item[] => {
    const left = [...items];
    return Array.from({ length: Math.min(count, items.length) }, () => left.splice(whole(0, left.length - 1), 1)[0]!);
  };
  return { whole, nonzero, pick, some };
}
