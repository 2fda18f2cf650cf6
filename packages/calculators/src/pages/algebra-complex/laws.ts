import type * as C from '@nomogram/math/numeric/complex.ts';
import { relativeDifference } from '../../kit/agreement.ts';
import type { ComplexNumber } from '../../kit/fields/complex.ts';
import type { LawAnswer } from '../../kit/law.ts';
import { relates, symmetric } from '../../kit/laws/relates.ts';

const tolerance = 1e-11;

/** The result in parts, from its polar form; 0 has no angle. */
function partsOf({ numbers: { modulus, angle } }: LawAnswer): C.Complex {
  const [across, up] = modulus === 0 ? [0, 0] : [Math.cos(angle!), Math.sin(angle!)];
  return { re: modulus! * across, im: modulus! * up };
}

const near = (one: LawAnswer, sign: number, other: LawAnswer): boolean => {
  const [a, b] = [partsOf(one), partsOf(other)];
  return Math.hypot(a.re - sign * b.re, a.im - sign * b.im) <= tolerance * Math.hypot(a.re, a.im);
};

const exchanged = ({ a, b }: { readonly [input: string]: string }) => ({ a: b!, b: a! });

export const commutes = symmetric('a', 'b');

export const turnsSign = relates('the other way round it has the other sign', exchanged, (here, there) =>
  here.numbers.modulus === 0 ? undefined : near(here, -1, there),
);

export const turnsOver = relates('the other way round it is the reciprocal', exchanged, (here, there) =>
  relativeDifference(here.numbers.modulus! * there.numbers.modulus!, 1) <= tolerance
    ? Math.abs(Math.sin(here.numbers.angle! + there.numbers.angle!)) <= tolerance
    : here.numbers.modulus === 0 && undefined,
);

export const nextPower = relates(
  'the next power is z times as large',
  ({ n }) => ({ n: `(${n})+1` }),
  (here, there) => {
    const { re, im } = (here.given.z as ComplexNumber).value;
    const angle = here.numbers.angle! + Math.atan2(im, re) - there.numbers.angle!;
    return (
      relativeDifference(here.numbers.modulus! * Math.hypot(re, im), there.numbers.modulus!) <= 1e-9 &&
      Math.abs(Math.sin(angle / 2)) <= 1e-9
    );
  },
);

/** The exponential of the logarithm is the number, magnitude for magnitude. */
export const undoneByExponential = relates(
  'of twice the number it is larger by ln 2, and at the same height',
  ({ z }) => {
    const plain = /^[-+\d.i\s]+$/.test(z!) ? z : undefined;
    return plain === undefined ? undefined : { z: `2*(${plain})` };
  },
  (here, there) => {
    const [a, b] = [partsOf(here), partsOf(there)];
    return Math.hypot(b.re - a.re - Math.LN2, b.im - a.im) <= tolerance * Math.max(1, there.numbers.modulus!);
  },
);

/** What is shown of the result, typed in, gives the number again. */
export const undoesItself = relates(
  'done twice, it gives the number again',
  (_, { values }) => ({ z: values.result!.exact! }),
  (here, there) => {
    const { re, im } = (here.given.z as ComplexNumber).value;
    const back = partsOf(there);
    return Math.hypot(back.re - re, back.im - im) <= tolerance * Math.hypot(re, im);
  },
);
