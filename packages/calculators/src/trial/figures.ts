import type { Calculator } from '../kit/calculator.ts';
import type { Figure } from '../kit/figure.ts';
import { answered } from './answered.ts';

/**
 * What is drawn beside the first example that has a figure: how many marks of each kind, and one number in which all of its coordinates
 * count, each in its place. A curve has hundreds of them, which nobody would read.
 */
export function figureSaid(calculator: Calculator): string {
  for (const { given } of calculator.examples) {
    const outcome = answered(calculator, given);
    const figure = outcome.ok ? outcome.found.figure() : undefined;
    if (figure) return `${marksOf(figure)}; ${sumOf(numbersIn(figure)).toPrecision(7)}`;
  }
  return 'none';
}

const marksOf = ({ marks }: Figure): string =>
  [...Map.groupBy(marks, ({ mark }) => mark)].map(([kind, { length }]) => `${length} ${kind}`).join(', ');

/** All numbers in what is plain data, in its order. */
const numbersIn = (data: unknown): readonly number[] =>
  typeof data === 'number'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(numbersIn)
      : [];

/** Two numbers that change places, or one that changes its sign, make another sum. */
const sumOf = (all: readonly number[]): number => all.reduce((sum, one, index) => sum + one * (1 + (index % 5)), 0);
