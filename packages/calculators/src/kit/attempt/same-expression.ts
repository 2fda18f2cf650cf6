import { sameModulo } from '@nomogram/math/algebra/same-value.ts';
import { equal } from '@nomogram/math/expression/build.ts';
import { compareNumerically } from '@nomogram/math/expression/compare-numerically.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols, size } from '@nomogram/math/expression/walk.ts';
import type { Counterexample } from './judgement.ts';
import { agree, type Point, pointAt, pointsTried, rationalText, type Value, valueAt, valueText } from './points.ts';

export type Sameness =
  | { readonly same: 'identical' }
  /** `exactly`: as rational functions; else at so many points, to all the digits of a double, or of constants to 40 digits. */
  | { readonly same: 'equal'; readonly exactly: boolean; readonly points: number; readonly narrower?: Counterexample }
  | { readonly same: 'different'; readonly at?: Counterexample }
  | { readonly same: 'undecided' };

/** Expressions of more nodes are not compared: nobody types them. */
const largest = 2000;

/**
 * Whether what a visitor wrote is the same function as ours, on the real numbers: exactly where both are rational functions, else at
 * plain points, which serve as counterexamples where the two differ. Where his has no real value although ours has one, while they
 * agree elsewhere (ln x for ln |x|), that is said with such a point.
 */
export function compareExpressions(yours: Expression, right: Expression): Sameness {
  if (equal(yours, right)) return { same: 'identical' };
  if (size(yours, largest) >= largest || size(right, largest) >= largest) return { same: 'undecided' };
  const names = [...new Set([...freeSymbols(yours), ...freeSymbols(right)])].sort();
  if (names.length === 0) return compareConstants(yours, right);
  const modulo = sameModulo(yours, right);
  if (modulo === true) return { same: 'equal', exactly: true, points: 0 };
  const seen = survey(yours, right, names);
  if (seen.differs) return { same: 'different', at: seen.differs };
  if (modulo === false) return { same: 'different' };
  if (seen.agreed >= fewest) return { same: 'equal', exactly: false, points: seen.agreed, ...narrowerOf(seen) };
  const { verdict, points } = compareNumerically(yours, right);
  if (verdict === 'undecided') return { same: 'undecided' };
  return verdict === 'equal' ? { same: 'equal', exactly: false, points } : { same: 'different' };
}

const fewest = 5;
const enough = 24;

interface Survey {
  readonly agreed: number;
  readonly differs?: Counterexample;
  readonly narrower?: Counterexample;
}

const narrowerOf = ({ narrower }: Survey) => (narrower ? { narrower } : {});

function survey(yours: Expression, right: Expression, names: readonly string[]): Survey {
  let agreed = 0;
  let narrower: Counterexample | undefined;
  for (let index = 0; index < pointsTried && agreed < enough; index++) {
    const at = pointAt(names, index);
    const [mine, theirs] = [valueAt(yours, at), valueAt(right, at)];
    const same = agree(mine, theirs);
    if (same === false) return { agreed, differs: shown(at, mine, theirs) };
    if (same) agreed++;
    else if (mine.kind === 'complex' && (theirs.kind === 'exact' || theirs.kind === 'real'))
      narrower ??= shown(at, mine, theirs);
  }
  return { agreed, ...(narrower && { narrower }) };
}

/** A point at which ours has a real value, and yours has not. */
export function narrowerAt(yours: Expression, right: Expression): Counterexample | undefined {
  const names = [...new Set([...freeSymbols(yours), ...freeSymbols(right)])].sort();
  for (let index = 0; index < pointsTried / 4; index++) {
    const at = pointAt(names, index);
    const [mine, theirs] = [valueAt(yours, at), valueAt(right, at)];
    if (mine.kind === 'complex' && theirs.kind !== 'complex' && theirs.kind !== 'none') return shown(at, mine, theirs);
  }
  return undefined;
}

const shown = (at: Point, yours: Value, right: Value): Counterexample => ({
  at: Object.entries(at).map(([name, value]) => ({ name, value: rationalText(value) })),
  yours: valueText(yours),
  right: valueText(right),
});

const constantDigits = 40;

function compareConstants(yours: Expression, right: Expression): Sameness {
  const [mine, theirs] = [yours, right].map((one) => evaluatePrecise(one, constantDigits));
  if (!mine?.ok || !theirs?.ok) {
    const { verdict } = compareNumerically(yours, right);
    return verdict === 'different' ? { same: 'different' } : { same: 'undecided' };
  }
  const same = mine.value.re === theirs.value.re && mine.value.im === theirs.value.im;
  return same ? { same: 'equal', exactly: false, points: 1 } : { same: 'different' };
}
