import type { Mark, Point } from '../../kit/figure.ts';

interface Grip {
  /** Along which axis it goes. */
  readonly along: 'x' | 'y';
  /** Which input follows, what that is called, and what it is now. */
  readonly input: string;
  readonly name: string;
  readonly value: number;
}

/** The point of a shape by which one of its lengths is dragged: to a hundredth of what it is, or to twice as much. */
export function grip(at: Point, { along, input, name, value }: Grip): Mark {
  const times = value / at[along === 'x' ? 0 : 1];
  return {
    mark: 'point',
    at,
    role: 'given',
    moves: { [along]: input, name, ...(times !== 1 && { times }), range: [value / 100, 2 * value] },
  };
}
