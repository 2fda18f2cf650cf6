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
