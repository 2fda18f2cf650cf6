import * as Q from '../exact/rational.ts';
import { coefficient, number, power, product, sum, symbol, withoutCoefficient } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { keyOf } from '../expression/keys/key.ts';
import { substitute } from '../expression/substitute.ts';

/**
 * An expression as a polynomial in "kernels": whatever is not a sum, product or whole power stands for itself, as a new
 * symbol: sin(x), sqrt(2), 1/x, e^x. Fractional powers of one base share a kernel as far as their denominators agree
 * (x^(2/3) is the square of x^(1/3)), and e^(3x) is the cube of e^x.
 */
export interface Kernels extends SharedKernels {
  /** A polynomial in symbols, its own and the kernels'. */
  readonly expression: Expression;
}

/** The same for several expressions: a kernel that stands in two of them has one name. */
interface SharedKernels {
  readonly expressions: readonly Expression[];
  readonly kernels: Readonly<Record<string, Expression>>;
  /** Puts the kernels back. */
  readonly restore: (a: Expression) => Expression;
}

interface KernelOptions {
  /** Leave 1/x as a power −1, for who computes with fractions. */
  readonly keepNegativePowers?: boolean;
}

/**
 * The expression with a letter in the place of each kernel (a root, a function, a power that no polynomial has), and what each letter
 * stands for.
 */
export function withKernels(a: Expression, options: KernelOptions = {}): Kernels {
  const shared = withSharedKernels([a], options);
  return { ...shared, expression: shared.expressions[0]! };
}

function withSharedKernels(all: readonly Expression[], options: KernelOptions = {}): SharedKernels {
  const table = new Map<string, { name: string; kernel: Expression }>();
  const nameOf = (kernel: Expression): Expression => {
    const key = keyOf(kernel);
    let entry = table.get(key);
    if (entry === undefined) {
      entry = { name: `§${table.size}`, kernel };
      table.set(key, entry);
    }
    return symbol(entry.name);
  };
  const visit = (node: Expression): Expression => {
    switch (node.kind) {
      case 'number':
      case 'symbol':
        return node;
      case 'sum':
        return sum(node.terms.map(visit));
      case 'product':
        return product(node.factors.map(visit));
      case 'power':
        return visitPower(node.base, node.exponent);
      default:
        return nameOf(node);
    }
  };
  const visitPower = (base: Expression, exponent: Expression): Expression => {
    const times = coefficient(exponent);
    const whole = Q.isInteger(times) && typeof times.numerator === 'number';
    if (exponent.kind !== 'number') {
      // e^(3x) = (e^x)^3
      const rest = withoutCoefficient(exponent);
      if (!whole || Q.sign(times) < 0) return nameOf(power(base, exponent));
      return power(nameOf(power(base, rest)), number(times));
    }
    if (whole && Q.sign(times) >= 0) return power(visit(base), exponent);
    if (whole && options.keepNegativePowers) return power(visit(base), exponent);
    // x^(p/q) is the p-th power of x^(1/q) on the principal branch, 1/x^p of 1/x.
    const root = power(base, number(Q.rational(Q.sign(times), times.denominator)));
    return power(nameOf(root), number(Q.integerRational(Q.abs(times).numerator)));
  };
  const expressions = all.map(visit);
  const kernels = Object.fromEntries([...table.values()].map(({ name, kernel }) => [name, kernel]));
  return { expressions, kernels, restore: (b) => (table.size === 0 ? b : substitute(b, kernels)) };
}
