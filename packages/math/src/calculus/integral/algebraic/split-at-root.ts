import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { type Context, made, type Stage } from '../context.ts';
import * as F from '../field/fraction.ts';
import { type SquareRootParts, squareRootParts } from '../field/square-root-parts.ts';
import { rationalFunction } from '../rational/rational.ts';
import { type OneRoot, withOneRoot } from './one-root.ts';

/** Integrates odd·S, the part of f that has the root; null where it does not know how. */
export type OddPart = (f: Expression, joined: OneRoot, parts: SquareRootParts, context: Context) => Step | null;

/** ∫ (even + odd·S) dx with one square root S: the part with the root by `oddPart`, the rest as a rational function. */
export const splitAtRoot =
  (oddPart: OddPart): Stage =>
  (f, context) => {
    if (context.depth <= 0) return null;
    const joined = withOneRoot(f, context);
    if (joined === null) return null;
    const { written, inner, radicand } = joined;
    const parts = squareRootParts(written, context.variable, inner.variable, radicand, context.budget);
    if (parts === null || F.isZero(parts.odd)) return null;
    const { view, even } = parts;
    const root = oddPart(f, joined, parts, context);
    if (root === null || F.isZero(even)) return root;
    const rest = rationalFunction(view.quotientOf(even), context);
    if (rest === null) return null;
    return made('sum rule', f, E.add(rest.after.expression, root.after.expression), context, [rest, root]);
  };
