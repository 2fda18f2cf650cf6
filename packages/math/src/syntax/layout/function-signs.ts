/** How a function is set: its LaTeX command and its name in upright letters. */
export interface FunctionSign {
  readonly latex: string;
  readonly upright: string;
}

const operator = (name: string): FunctionSign => ({ latex: `\\operatorname{${name}}`, upright: name });
const command = (name: string): FunctionSign => ({ latex: `\\${name}`, upright: name });

const signs = new Map<string, FunctionSign>();
for (const name of 'sin cos tan cot sec csc sinh cosh tanh coth ln log exp min max gcd arg'.split(' ')) {
  signs.set(name, command(name));
}
for (const [name, shown] of [
  ['asin', 'arcsin'],
  ['acos', 'arccos'],
  ['atan', 'arctan'],
] as const) {
  signs.set(name, command(shown));
}
for (const [name, shown] of [
  ['acot', 'arccot'],
  ['asec', 'arcsec'],
  ['acsc', 'arccsc'],
  ['asinh', 'arsinh'],
  ['acosh', 'arcosh'],
  ['atanh', 'artanh'],
  ['acoth', 'arcoth'],
  ['asech', 'arsech'],
  ['acsch', 'arcsch'],
  ['sign', 'sgn'],
  ['re', 'Re'],
  ['im', 'Im'],
  ['polylog', 'Li'],
  ['dilog', 'Li₂'],
  ['heaviside', 'H'],
  ['beta', 'B'],
  ['ellipticK', 'K'],
  ['ellipticF', 'F'],
  ['ellipticE', 'E'],
] as const) {
  signs.set(name, operator(shown));
}
signs.set('dilog', { latex: '\\operatorname{Li}_{2}', upright: 'Li₂' });
signs.set('gamma', { latex: '\\Gamma', upright: 'Γ' });
signs.set('gammainc', { latex: '\\Gamma', upright: 'Γ' });
signs.set('lngamma', { latex: '\\ln\\Gamma', upright: 'lnΓ' });
signs.set('digamma', { latex: '\\psi', upright: 'ψ' });
signs.set('polygamma', { latex: '\\psi', upright: 'ψ' });
signs.set('zeta', { latex: '\\zeta', upright: 'ζ' });
signs.set('ellipticPi', { latex: '\\Pi', upright: 'Π' });
signs.set('fresnelS', operator('S'));
signs.set('fresnelC', operator('C'));

/** Any other function is set by its own name in upright letters. */
export const functionSign = (name: string): FunctionSign => signs.get(name) ?? operator(name);
