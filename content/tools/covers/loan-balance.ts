import { colours } from '../colours.ts';
import { dot, height, label, line, type Point, path } from './ink.ts';

const months = 360;
const rate = 0.0425 / 12;

/** The balance of a loan over thirty years, and the point where half of it is paid. */
export function loanBalance(): string {
  const base = height - 90;
  const at = (month: number, share: number): Point => [120 + (970 * month) / months, base - 420 * share];
  const share = (month: number): number => (1 - (1 + rate) ** (month - months)) / (1 - (1 + rate) ** -months);
  const curve = Array.from({ length: 91 }, (_, index) => at(index * 4, share(index * 4)));
  const half = Array.from({ length: months }, (_, month) => month).find((month) => share(month) <= 0.5) ?? 0;
  const years = [0, 10, 20, 30].map((year) => {
    const [x] = at(year * 12, 0);
    const name = label([x, base + 56], String(year), { fill: colours.muted, size: 34 });
    return line([x, base], [x, base + 16], { stroke: colours.ink, width: 3 }) + name;
  });
  return [
    path([at(0, 0), ...curve], { fill: colours.act, opacity: 0.1 }),
    line([60, base], [1150, base], { stroke: colours.ink, width: 3 }),
    line([120, base + 16], [120, 70], { stroke: colours.ink, width: 3 }),
    ...years,
    line(at(0, 0.5), at(half, 0.5), { stroke: colours.muted, width: 3, dash: '12 9' }),
    line(at(half, 0), at(half, 0.5), { stroke: colours.answer, width: 5 }),
    path(curve, { stroke: colours.act, width: 7 }),
    dot(at(half, 0.5), 13, colours.act, true),
    label([at(half, 0)[0] + 24, at(0, 0.62)[1]], 'half is paid', { fill: colours.answer, size: 46, anchor: 'start' }),
  ].join('');
}
