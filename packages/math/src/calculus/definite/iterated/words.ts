import * as G from '../../../exact/gaussian.ts';
import * as Q from '../../../exact/rational.ts';

/*
 * Words in the letters 0, ±1, ±i, each of which is an iterated integral
 *
 *     G(a₁a₂…aₙ; x) = ∫₀ˣ dt/(t − a₁) G(a₂…aₙ; t),   G(0…0; x) = lnⁿx/n!
 *
 * so that the derivative takes the first letter away. G(a; x) is ln(1 − x/a), polylogarithms are words of zeros and one letter more, and
 * the product of two is the sum over the shuffles of their words (Chen; Goncharov, Multiple polylogarithms, 1998).
 */

export type Letter = '0' | '+' | '-' | 'i' | 'j';

export const letters: readonly Letter[] = ['0', '+', '-', 'i', 'j'];

const whole = (re: number, im: number): G.Gaussian => G.gaussian(Q.integerRational(re), Q.integerRational(im));

export const zero: G.Gaussian = whole(0, 0);
export const one: G.Gaussian = whole(1, 0);
export const minusOne: G.Gaussian = whole(-1, 0);

const points: Readonly<Record<Letter, G.Gaussian>> = {
  '0': zero,
  '+': one,
  '-': minusOne,
  i: whole(0, 1),
  j: whole(0, -1),
};

/** The number that a letter stands for. */
export const pointOf = (letter: Letter): G.Gaussian => points[letter];

/** The letters of a word. */
export const lettersIn = (word: string): readonly Letter[] =>
  [...word].flatMap((character) => letters.filter((letter) => letter === character));

/** The words of a product, each as often as it comes. */
export function shuffles(a: string, b: string): readonly string[] {
  if (a === '') return [b];
  if (b === '') return [a];
  return [
    ...shuffles(a.slice(1), b).map((rest) => a.charAt(0) + rest),
    ...shuffles(a, b.slice(1)).map((rest) => b.charAt(0) + rest),
  ];
}
