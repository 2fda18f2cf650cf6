/** The LaTeX of a label that is the sign of a derivative, `d/dx` or `d^2/dx^2`. */
export function derivativeSign(label: string): string | undefined {
  const [, order = '', variable] = /^d(\^\d+)?\/d([a-z])(?:\1)?$/.exec(label) ?? [];
  return variable && `\\frac{\\mathrm{d}${order}}{\\mathrm{d}${variable}${order}}`;
}
