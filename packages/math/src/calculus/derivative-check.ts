import { evaluateWithError } from '../expression/evaluate-with-error.ts';
import type { Expression } from '../expression/expression.ts';
import { seededRandom } from '../expression/random.ts';
import { freeSymbols } from '../expression/walk.ts';
import type { Complex } from '../numeric/complex.ts';
import * as C from '../numeric/complex.ts';

/** How a derivative compared with difference quotients. */
export interface DerivativeCheck {
  readonly verdict: 'equal' | 'different' | 'undecided';
  /** Points at which both could be trusted. */
  readonly points: number;
  /** The largest relative difference. */
  readonly worst: number;
}

const wantedPoints = 5;
const attempts = 30;

/**
 * Compares a derivative with central differences of the function itself, extrapolated (Ridders, "Accurate computation of F′(x)
 * and F′(x)F″(x)", 1982), at seeded points; it shares nothing with the rules of differentiation. The function may be
 * complex at a real point; then so is the difference quotient.
 */
export function checkDerivative(f: Expression, slope: Expression, variable: string): DerivativeCheck {
  const random = seededRandom(7);
  const others = freeSymbols(f).filter((name) => name !== variable);
  let points = 0;
  let worst = 0;
  for (let attempt = 0; attempt < attempts && points < wantedPoints; attempt++) {
    const size = 0.15 + 2.6 * random();
    const x = attempt % 2 === 0 ? size : -size;
    const fixed = Object.fromEntries(others.map((name) => [name, C.complex(0.2 + 2 * random())]));
    const compared = compareAt(f, slope, variable, x, fixed);
    if (compared === null) continue;
    points++;
    worst = Math.max(worst, compared.relative);
    if (!compared.agrees) return { verdict: 'different', points, worst };
  }
  return { verdict: points > 0 ? 'equal' : 'undecided', points, worst };
}

type Values = Readonly<Record<string, Complex>>;

function compareAt(f: Expression, slope: Expression, variable: string, x: number, fixed: Values) {
  const claimed = evaluateWithError(slope, { ...fixed, [variable]: C.complex(x) });
  const size = C.modulus(claimed.value);
  if (!Number.isFinite(size) || claimed.error > 1e-7 * (size + 1e-3)) return null;
  const at = (shift: number) => evaluateWithError(f, { ...fixed, [variable]: C.complex(x + shift) });
  const here = C.modulus(at(0).value);
  const measured = ridders(at);
  if (measured === null || !Number.isFinite(here)) return null;
  // The scale is that of the slope or, where this is small, of the function.
  const scale = Math.max(size, here * 1e-3);
  if (measured.error > 1e-5 * scale) return null;
  const difference = C.modulus(C.subtract(measured.value, claimed.value));
  const tolerance = 20 * measured.error + 16 * claimed.error + 1e-9 * scale;
  return { agrees: difference <= tolerance, relative: size === 0 ? 0 : difference / size };
}

/** Central differences with steps falling by 1.6, extrapolated by Neville's scheme; the error is that of the best entry. */
function ridders(at: (shift: number) => { readonly value: Complex; readonly error: number }) {
  const ratio = 1.6;
  let step = 0.06;
  let previous: Complex[] = [];
  let best: { value: Complex; error: number } | null = null;
  for (let row = 0; row < 9; row++, step /= ratio) {
    const above = at(step);
    const below = at(-step);
    const noise = (above.error + below.error) / step;
    if (!Number.isFinite(noise)) {
      // A cut or a pole within the step: begin again closer by.
      previous = [];
      continue;
    }
    const current: Complex[] = [scaled(C.subtract(above.value, below.value), 1 / (2 * step))];
    for (let column = 1; column <= previous.length; column++) {
      const weight = ratio ** (2 * column);
      const finer = current[column - 1]!;
      const coarser = previous[column - 1]!;
      current.push(scaled(C.subtract(scaled(finer, weight), coarser), 1 / (weight - 1)));
      const error = Math.max(distance(current[column]!, finer), distance(current[column]!, coarser)) + noise;
      if (best === null || error < best.error) best = { value: current[column]!, error };
    }
    previous = current;
  }
  return best;
}

const scaled = (a: Complex, by: number): Complex => ({ re: a.re * by, im: a.im * by });
const distance = (a: Complex, b: Complex): number => C.modulus(C.subtract(a, b));
