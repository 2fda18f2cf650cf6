import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { Options } from '../options.ts';
import type { Finding } from './judgement.ts';

/*
 * A constant that is written with rounded numbers, `1.732/2` or `38.08*(cos(0.2386) + i*sin(0.2386))`. Each of its decimals may be off by
 * half a unit of its last digit; moved by that, one after the other, they show how far the whole may be off. The true value must lie
 * within, and each decimal must have digits enough to tell.
 */

const minDigits = 3;
const slack = 1.001;

/** Whether the value is the right one to the digits that were typed; undefined where no decimal stands there, or it is not. */
export function withinDigits(text: string, right: Expression, options: Options): Finding | undefined {
  const decimals = decimalsIn(text, options);
  if (decimals.length === 0 || decimals.some(({ digits }) => digits < minDigits)) return undefined;
  const [wanted, found] = [evaluateComplex(right, {}), complexValue(text, options)];
  const moved = decimals.map(({ at, written, half }) =>
    complexValue(`${text.slice(0, at)}${half}${text.slice(at + written.length)}`, options),
  );
  if (found === undefined || !moved.every((one) => one !== undefined)) return undefined;
  const reach = moved.reduce((sum, one) => sum + C.modulus(C.subtract(one, found)), 0);
  return C.modulus(C.subtract(found, wanted)) <= slack * reach
    ? { grade: 'rounded', says: 'Right to the digits that you gave.' }
    : undefined;
}

function complexValue(text: string, { angle, decimal }: Options): C.Complex | undefined {
  const read = parse(text, { angle, decimal });
  if (!read.ok || freeSymbols(read.value.expression).length > 0) return undefined;
  const value = evaluateComplex(read.value.expression, {});
  return Number.isFinite(C.modulus(value)) ? value : undefined;
}

/** Each decimal where it stands, and the same with half a unit of its last digit added. */
function decimalsIn(text: string, { decimal }: Options) {
  const mark = decimal === 'comma' ? ',' : '.';
  const pattern = decimal === 'comma' ? /(?<![\w.,])\d+,\d+(?![\d.,])/g : /(?<![\w.,])\d+\.\d+(?![\d.])/g;
  return [...text.matchAll(pattern)].map(({ 0: written, index: at }) => {
    const places = written.length - written.indexOf(mark) - 1;
    const value = Number(written.replace(mark, '.'));
    return {
      at,
      written,
      digits: written.replace(mark, '').replace(/^0+/, '').length,
      half: (value + 0.5 * 10 ** -places).toFixed(places + 1).replace('.', mark),
    };
  });
}
