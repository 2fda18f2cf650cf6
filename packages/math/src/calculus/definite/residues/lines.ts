import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Line } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { toLatex } from '../../../syntax/print-latex.ts';
import { toText } from '../../../syntax/print-text.ts';
import { line } from '../../../syntax/written-line.ts';

/*
 * The lines of a textbook for an integral by residues: the function of z whose real or imaginary part is integrated, its poles, the residue
 * at each, why the large half circle gives nothing, and the sum times 2πi.
 */

/** A residue that was computed, and of which pole it is. */
export interface FoundResidue {
  readonly at: Expression;
  readonly order: number;
  readonly side: 'above' | 'real';
  readonly value: Expression;
}

/** R(x) times 1, cos ωx or sin ωx with its residues, and 2πi times their sum. */
export interface WaveByResidues {
  readonly name: 'cos' | 'sin';
  readonly frequency: Expression;
  readonly rational: Expression;
  /** By how much the degree of the denominator of R is higher than that of the numerator. */
  readonly fall: number;
  readonly residues: readonly FoundResidue[];
  /** 2πi times the sum of the residues, those on the line taken half. */
  readonly whole: Expression;
  /** What the part of the integrand gives. */
  readonly value: Expression;
}

/** The lines of one wave; none where the half circle gives something, so that only finite parts are added up. */
export function linesOfWave(wave: WaveByResidues, variable: string): readonly Line[] {
  const { frequency, rational, fall, residues, whole, value, name } = wave;
  const isWave = !E.equal(frequency, E.zero);
  // Small half circles around a pole of higher order on the line give finite parts, which no line says.
  if (!isWave && fall < 2) return [];
  if (residues.some(({ side, order }) => side === 'real' && order > 1)) return [];
  const z = E.symbol(variable === 'z' ? 'w' : 'z');
  const turning = E.exp(E.product([E.constant('i'), frequency, z]));
  const f = E.multiply(substitute(rational, { [variable]: z }), turning);
  return [
    contour(f, z, isWave ? name : null),
    ...residues.map((one) => residueLine(one, z)),
    halfCircle(isWave, fall),
    residueSum(residues, whole),
    ...(isWave && !E.equal(whole, value) ? [partOf(name, whole, value)] : []),
  ];
}

function contour(f: Expression, z: Expression, wave: 'cos' | 'sin' | null): Line {
  const why =
    wave === null
      ? 'The contour is the real line with a large half circle above it.'
      : `The ${wave === 'cos' ? 'cosine is the real' : 'sine is the imaginary'} part of an exponential function, which is bounded above the line; the contour is the real line with a large half circle above it.`;
  return line('contour', why, `f(${toText(z)}) = ${toText(f)}`);
}

function residueLine({ at, order, side, value }: FoundResidue, z: Expression): Line {
  const place =
    side === 'above' ? 'lies inside the contour' : 'lies on the real line and is passed by a small half circle';
  const how =
    order === 1
      ? 'it is simple, so the residue is the numerator over the derivative of the denominator there'
      : `it has order ${order}, and the residue is the coefficient of the reciprocal of the distance in the Laurent series there`;
  return {
    rule: 'residue at a pole',
    says: `The denominator is 0 at ${toText(z)} = ${toText(at)}; this pole ${place}: ${how}.`,
    written: {
      text: `Res(f, ${toText(at)}) = ${toText(value)}`,
      latex: `\\operatorname{Res}(f, ${toLatex(at)}) = ${toLatex(value)}`,
    },
    steps: [],
  };
}

const halfCircle = (isWave: boolean, fall: number): Line => ({
  rule: 'large half circle',
  says: isWave
    ? "The quotient in front of the exponential function tends to 0 far out, so by Jordan's lemma the half circle of radius R gives nothing as R grows."
    : `On the half circle of radius R, which is as long as pi*R, the integrand is at most a constant times 1/R^${fall}: it gives nothing as R grows.`,
  written: {
    text: 'integral over the half circle -> 0',
    latex: '\\int_{\\text{half circle}} f(z)\\,\\mathrm{d}z \\to 0',
  },
  steps: [],
});

function residueSum(residues: readonly FoundResidue[], whole: Expression): Line {
  const turn = E.multiply(E.constant('pi'), E.constant('i'));
  const sides = (['above', 'real'] as const).flatMap((side) => {
    const own = residues.filter((one) => one.side === side);
    const texts = own.map(({ value }) => toText(value));
    const text = texts.length === 1 ? texts[0]! : texts.map((one) => `(${one})`).join(' + ');
    const front = toText(side === 'above' ? E.multiply(E.two, turn) : turn);
    return own.length === 0 ? [] : [`${front}*(${text})`];
  });
  const says = residues.some(({ side }) => side === 'real')
    ? 'The integral is 2πi times the sum of the residues above the line, and πi times the sum of those on it.'
    : 'The integral over the contour is 2πi times the sum of the residues inside, and all of it comes from the line.';
  return line('residue theorem', says, `${sides.join(' + ')} = ${toText(whole)}`);
}

const partOf = (name: 'cos' | 'sin', whole: Expression, value: Expression): Line =>
  line(
    name === 'cos' ? 'real part' : 'imaginary part',
    `What is integrated is the ${name === 'cos' ? 'real' : 'imaginary'} part.`,
    `${name === 'cos' ? 'Re' : 'Im'}(${toText(whole)}) = ${toText(simplest(value))}`,
  );
