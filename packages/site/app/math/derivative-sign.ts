import type { PresentedReading, PresentedValue } from '@nomogram/calculators/kit/outcome.ts';

/** What a derivative is one of, in LaTeX: its sign before the function that was read; undefined for other values, and for dy/dx, which names its own. */
export function derivativeOf(
  { label }: Pick<PresentedValue, 'label'>,
  [differentiated]: readonly Pick<PresentedReading, 'latex'>[],
): string | undefined {
  const sign = /^[d∂](\^\d+)?\//.test(label) ? derivativeSign(label) : undefined;
  return sign && differentiated && `${sign}\\left(${differentiated.latex}\\right)`;
}

/** The LaTeX of a label that is the sign of a derivative: `d/dx`, `d^2/dx^2`, `∂^3/∂x^2∂y`, `dy/dx`, `d^2y/dx^2`. */
export function derivativeSign(label: string): string | undefined {
  const [, d, order = '', of = '', below = ''] =
    /^([d∂])(\^\d+)?([a-z]?)\/((?:[d∂][a-z](?:\^\d+)?)+)$/.exec(label) ?? [];
  const parts = [...below.matchAll(/([d∂])([a-z])(?:\^(\d+))?/g)];
  const total = parts.reduce((sum, [, , , times = '1']) => sum + Number(times), 0);
  const isWhole = order === (total === 1 ? '' : `^${total}`) && parts.every(([, sign]) => sign === d);
  if (d === undefined || !isWhole || (d === 'd' && parts.length > 1)) return undefined;
  const sign = d === 'd' ? '\\mathrm{d}' : '\\partial ';
  const raised = (text: string) => (text === '' ? '' : `^{${text}}`);
  const under = parts.map(([, , name, times = '']) => `${sign}${name}${raised(times)}`).join('\\,');
  return `\\frac{${sign}${raised(order.slice(1))}${of}}{${under}}`;
}
