import { apply, constant, number, power, product } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { tidy } from '../../expression/tidy.ts';
import { size, transform } from '../../expression/walk.ts';
import { functionField } from '../../linear/function-field.ts';
import { budget } from '../../result/budget.ts';

const fieldBudget = 60_000;
const maxSizeForField = 400;

/** The shortest of the forms of a limit that was put together from coefficients: tidied up, and as one fraction of kernels. */
export function simplifyLimit(a: Expression): Expression {
  if (a.kind === 'number' || a.kind === 'symbol' || a.kind === 'constant') return a;
  const plain = transform(a, evaluated);
  const forms = [tidy(plain)];
  if (size(plain, maxSizeForField) < maxSizeForField) {
    try {
      const field = functionField([plain], budget(fieldBudget));
      const fraction = field.toExpression(field.fromExpression(plain));
      forms.push(fraction, tidy(fraction));
    } catch {
      // Too much work, or something that is no element of such a field: the other form stands.
    }
  }
  return forms.reduce((best, form) => (size(form) < size(best) ? form : best));
}

/** Logarithms of powers and values of Γ and ζ that are simple. */
function evaluated(a: Expression): Expression {
  if (a.kind === 'power' && a.base.kind === 'constant' && a.base.name === 'e') return exponentialOf(a.exponent);
  if (a.kind !== 'apply' || a.name !== 'gamma') return a;
  const [z] = a.args;
  if (z?.kind !== 'number' || z.value.denominator !== 1 || typeof z.value.numerator !== 'number') return a;
  const n = z.value.numerator;
  return n >= 1 && n <= 171 ? apply('factorial', [number(n - 1)]) : a;
}

/** e^(u + ln v) is v·e^u. */
function exponentialOf(exponent: Expression): Expression {
  if (exponent.kind !== 'sum') return power(constant('e'), exponent);
  return product(exponent.terms.map((term) => power(constant('e'), term)));
}
