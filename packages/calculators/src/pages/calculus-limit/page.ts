import { page } from '../../kit/page.ts';
import { writingFunctions } from '../../shared/calculus/writing-functions.ts';

export default page({
  id: 'calculus-limit',
  topic: 'calculus',
  title: 'Limit',
  purpose: 'Limits at points and at infinity, from both sides, exact, with the steps and a look at the approach.',
  keywords: ['limit calculator', 'one-sided limit', "L'Hôpital's rule", 'limit at infinity', 'indeterminate form'],
  help: [
    {
      title: 'What a limit is',
      text: 'The limit of $f$ for $x \\to a$ is the number that $f(x)$ comes as near as one likes when $x$ comes near enough to $a$, without being $a$: what $f$ is at $a$ itself does not matter, and it need not be defined there. $\\sin x / x$ has no value at 0, and the limit 1. A limit from the right uses $x > a$ only, one from the left $x < a$ only; the limit exists when both exist and are equal. Where they differ the answer gives both, and where a function keeps swinging it says between which values.',
    },
    {
      title: 'How it is found',
      text: 'By the algorithm of Gruntz: what grows or falls fastest decides. $\\ln x$, $x$, $e^x$, $e^{x^2}$ grow in classes, each of which beats every power of the one before. The function is written with one quantity $w \\to 0$ of its fastest class and expanded: $f = c\\,w^k + \\cdots$. For $k > 0$ the limit is 0, for $k < 0$ it is infinite, and for $k = 0$ it is the limit of $c$, which is a simpler problem. The steps shown are those of a textbook where they lead to the same value: substitution, cancelling, l’Hôpital’s rule, the first terms of the series.',
    },
    {
      title: 'How it is checked',
      text: 'Before an answer is shown the function is evaluated at points that approach in geometric steps, with as many digits as the cancellation needs, and must be seen to come near the limit. A limit that cannot be decided, or that does not pass this check, is not shown.',
    },
    {
      title: 'Common mistakes',
      text: '$0/0$, $\\infty/\\infty$, $\\infty - \\infty$, $0 \\cdot \\infty$, $1^\\infty$, $0^0$ and $\\infty^0$ are no values: each can have any limit. $(1 + 1/x)^x$ is of the form $1^\\infty$ and tends to $e$, not to 1. L’Hôpital’s rule needs $0/0$ or $\\infty/\\infty$, and differentiates numerator and denominator each on its own. $1/x$ has no limit at 0: it is $-\\infty$ from the left and $+\\infty$ from the right.',
    },
    writingFunctions,
    {
      title: 'Writing bounds',
      text: 'Infinity is +oo or -oo. One side of a point is written 0+ (from the right) or 0- (from the left). Other letters than the variable are constants; the answer says for which of their values it holds, and with one letter what it is for the others.',
    },
  ],
});
