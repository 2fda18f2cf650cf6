import { colours } from '../colours.ts';
import { dot, label, line, type Point, path } from './ink.ts';

/** The net present value of −1600, 10000, −10000 over the rate: it is zero twice. */
export function npvCurve(): string {
  const zero = 430;
  const at = (rate: number, value: number): Point => [120 + 205 * rate, zero - 0.29 * value];
  const value = (rate: number): number => -1600 + 10000 / (1 + rate) - 10000 / (1 + rate) ** 2;
  const curve = Array.from({ length: 241 }, (_, index) => {
    const rate = 0.145 + (index * 4.85) / 240;
    return at(rate, value(rate));
  });
  const between = curve.filter(([, y]) => y <= zero);
  const names = [
    { rate: 0.25, text: '25 %', dx: 74 },
    { rate: 4, text: '400 %', dx: 0 },
  ].map(({ rate, text, dx }) => label([at(rate, 0)[0] + dx, zero + 66], text, { fill: colours.answer, size: 46 }));
  return [
    path([at(0.25, 0), ...between, at(4, 0)], { fill: colours.answer, opacity: 0.14 }),
    line([60, zero], [1160, zero], { stroke: colours.ink, width: 3 }),
    line([120, 590], [120, 70], { stroke: colours.ink, width: 3 }),
    path(curve, { stroke: colours.act, width: 7 }),
    dot(at(0.25, 0), 13, colours.act, true),
    dot(at(4, 0), 13, colours.act, true),
    ...names,
    label([at(1.75, 0)[0], 130], 'net present value', { fill: colours.act, size: 46, anchor: 'start' }),
  ].join('');
}
