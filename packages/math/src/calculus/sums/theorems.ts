import { byIncompleteGamma } from './incomplete-gamma.ts';
import { byLetterFractions } from './letter-fractions.ts';
import { byPowerSeries } from './power-series.ts';
import type { SumAnswer, SumProblem } from './problem.ts';
import { byPartialFractions } from './rational-series.ts';
import type { Shape } from './shape.ts';
import { byTelescoping } from './telescoping.ts';
import { byZeilberger } from './zeilberger.ts';

/** One theorem: it answers for a hypergeometric term, or passes. */
type Theorem = (problem: SumProblem, shape: Shape) => SumAnswer | null;

/** The order in which they are asked. */
export const theorems: readonly Theorem[] = [
  byTelescoping,
  byPartialFractions,
  byLetterFractions,
  byPowerSeries,
  byIncompleteGamma,
  byZeilberger,
];
