/**
 * Problems on which calculators that many people use have given a wrong answer, or none. The build computes each of them with the
 * calculator that it names and stops where the answer is not the one given here, which comes from elsewhere: a closed form, a
 * computation to 40 digits, a textbook.
 */
export interface FamousFailure {
  /** The name of the entry in the address of the page. */
  readonly id: string;
  readonly group: FailureGroup;
  /** The problem: LaTeX between dollar signs, or code between backquotes for what is typed. */
  readonly problem: string;
  /** What makes it hard, in one or two sentences. */
  readonly trap: string;
  readonly calculator: string;
  readonly given: Readonly<Record<string, string>>;
  readonly wanted: Expectation;
  /** A second value of the same answer that belongs to it. */
  readonly further?: Expectation;
}

export type Expectation =
  /** The value of that name, as its exact form, its words or its decimal. */
  | { readonly value: string; readonly is: string }
  /** The value of that name to as many digits as are given. */
  | { readonly value: string; readonly digits: string }
  /** All numbers of a value that holds several, to as many digits as are given. */
  | { readonly value: string; readonly all: readonly string[] }
  /** How the input is read, which stands beside the answer. */
  | { readonly reading: string; readonly value: string; readonly is: string }
  /** That it is refused, and words of the reason. */
  | { readonly refused: string };

export const failureGroups = ['Integrals and limits', 'Small probabilities', 'Money', 'Reading what is typed'] as const;
export type FailureGroup = (typeof failureGroups)[number];

const numerical = (
  id: string,
  problem: string,
  trap: string,
  typed: readonly [string, string, string],
  wanted: Expectation,
) => ({
  id,
  group: 'Integrals and limits' as const,
  problem: `$\\displaystyle ${problem}$`,
  trap,
  calculator: 'calculus-integral/numerical',
  given: { function: typed[0], lower: typed[1], upper: typed[2] },
  wanted,
});

const typed = (id: string, text: string, trap: string, wanted: Expectation): FamousFailure => ({
  id,
  group: 'Reading what is typed',
  problem: `\`${text}\``,
  trap,
  calculator: 'algebra-polynomial/expand',
  given: { polynomial: text },
  wanted,
});

export const famousFailures: readonly FamousFailure[] = [
  numerical(
    'integral-square-root',
    '\\int_{-1}^{1} x\\sqrt{2x+3}\\,dx',
    'The substitution u = 2x + 3 moves the bounds as well as the function.',
    ['x*sqrt(2x+3)', '-1', '1'],
    { value: 'integral', is: '0.4' },
  ),
  numerical(
    'integral-arc',
    '\\int_{0}^{3} \\sqrt{4x^2+4}\\,dx',
    'The factor 4 comes out of the root as 2, and the antiderivative needs an inverse hyperbolic sine.',
    ['sqrt(4x^2+4)', '0', '3'],
    { value: 'integral', digits: '11.3052794397372' },
  ),
  numerical(
    'integral-power',
    '\\int_{1}^{3} 2.7^x\\,dx',
    'The base is 2.7 and not e: the antiderivative is divided by ln 2.7.',
    ['2.7^x', '1', '3'],
    { value: 'integral', digits: '17.0983837748701' },
  ),
  numerical(
    'integral-beta',
    '\\int_{0}^{1} x^{1/3}(1-x)^{1/2}\\,dx',
    'Both ends are vertical tangents, which rules with evenly spaced points do not see.',
    ['x^(1/3)*(1-x)^(1/2)', '0', '1'],
    { value: 'integral', digits: '0.458895961742876' },
  ),
  {
    id: 'integral-half-angle',
    group: 'Integrals and limits',
    problem: '$\\displaystyle \\int \\frac{dx}{1+\\cos x}$',
    trap: 'Multiplied out by 1 − cos x the answer gets two poles that cancel; the short form has none of them.',
    calculator: 'calculus-integral/analytical',
    given: { function: '1/(1+cos(x))' },
    wanted: { value: 'antiderivative', is: 'tan(x/2) + C' },
  },
  numerical(
    'integral-logarithm',
    '\\int_{-\\pi}^{\\pi} \\ln\\!\\left(2\\cos\\frac{x}{2}\\right)dx',
    'Both ends are singular, and the areas above and below the axis cancel to nothing at all.',
    ['ln(2cos(x/2))', '-pi', 'pi'],
    { value: 'integral', is: '0' },
  ),
  {
    id: 'limit-power',
    group: 'Integrals and limits',
    problem: '$\\displaystyle \\lim_{x \\to \\infty} \\left(\\frac{x+1}{x-1}\\right)^{x}$',
    trap: 'The base tends to 1 while the exponent grows without bound: put in one after the other, they give 1.',
    calculator: 'calculus-limit/limit',
    given: { function: '((x+1)/(x-1))^x', bound: '+oo' },
    wanted: { value: 'limit', is: 'e^2' },
  },
  {
    id: 'tail-chi-squared',
    group: 'Small probabilities',
    problem: '$P(X > 161.1336015828745)$ for $X \\sim \\chi^2_4$',
    trap: 'As 1 − P(X ≤ x) the probability drowns in the rounding of 1.',
    calculator: 'statistics-continuous/chi-squared',
    given: { degrees: '4', x: '161.1336015828745' },
    wanted: { value: 'survival', digits: '8.352114133839944e-34' },
  },
  {
    id: 'tail-normal',
    group: 'Small probabilities',
    problem: '$P(Z > 38)$ for the standard normal distribution',
    trap: 'The probability is so small that a double-precision number holds it with eight digits only.',
    calculator: 'statistics-continuous/normal',
    given: { mean: '0', standardDeviation: '1', x: '38' },
    wanted: { value: 'survival', digits: '2.885428360068784e-316' },
  },
  {
    id: 'density-fisher',
    group: 'Small probabilities',
    problem: 'the density of $F(4,\\,200)$ at $x = 1$',
    trap: 'Gamma functions of 100 and 102 are too large; their quotient is not.',
    calculator: 'statistics-continuous/fisher-snedecor',
    given: { first: '4', second: '200', x: '1' },
    wanted: { value: 'density', digits: '0.535998834562565' },
  },
  {
    id: 'density-beta',
    group: 'Small probabilities',
    problem: 'the density of $\\mathrm{Beta}(200,\\,4000)$ at $x = 0.05$',
    trap: 'The powers underflow and the beta function does too; only their logarithms can be held.',
    calculator: 'statistics-continuous/beta',
    given: { alpha: '200', beta: '4000', x: '0.05' },
    wanted: { value: 'density', digits: '89.8323305540962' },
  },
  {
    id: 'rate-two-roots',
    group: 'Money',
    problem: 'the internal rate of return of $-50,\\ -100,\\ 600,\\ 300,\\ -100$',
    trap: 'The flows change their sign twice, and two rates make their value 0. A search from a guess finds one of them.',
    calculator: 'finance-corporate/internal-rate-of-return',
    given: { cashFlows: '-50, -100, 600, 300, -100' },
    wanted: { value: 'allRates', all: ['-76.89', '185.44'] },
  },
  {
    id: 'rate-negative',
    group: 'Money',
    problem: 'the internal rate of return of $-15000,\\ 6630$',
    trap: 'More than half of the money is lost: searches that begin at 10 % run away from rates this far below 0.',
    calculator: 'finance-corporate/internal-rate-of-return',
    given: { cashFlows: '-15000, 6630' },
    wanted: { value: 'result', is: '-55.8' },
  },
  {
    id: 'loan-last-payment',
    group: 'Money',
    problem: 'a loan of $180\\,000$ at $4.25\\,\\%$ over $360$ months',
    trap: 'Nobody pays a fraction of a cent: 885.49 a month leaves a residue, which the last payment must absorb.',
    calculator: 'finance-banking/amortization-schedule',
    given: { principal: '180000', annualRate: '4.25', numberOfYears: '30' },
    wanted: { value: 'result', digits: '885.49' },
    further: { value: 'lastPaymentToTheCent', is: '886.85' },
  },
  typed(
    'reading-division',
    '8/2(2+2)',
    'Division and a product without its sign: from left to right it is 16, and 1 for who binds the product tighter.',
    { reading: '(8/2)*(2 + 2)', value: 'expanded', is: '16' },
  ),
  typed('reading-half', '1/2x', 'Half of x, or one over 2x?', {
    reading: '(1/2)*x',
    value: 'expanded',
    is: 'x/2',
  }),
  typed('reading-exponent', 'e^x(x+1)', 'Does the bracket belong to the exponent? Not unless it says so.', {
    reading: 'e^x*(x + 1)',
    value: 'expanded',
    is: 'x*e^x + e^x',
  }),
  typed(
    'reading-two-numbers',
    '2 3',
    'A product, or 23 with a slip of the thumb? Nobody can know, so nobody should guess.',
    {
      refused: 'two numbers side by side',
    },
  ),
  typed('reading-comma', '1,5*2', 'Half of the world writes the decimals of a number after a comma.', {
    reading: '1.5*2',
    value: 'expanded',
    is: '3',
  }),
  typed('reading-square', 'x²', 'Pasted from a document, the exponent is a character of its own.', {
    reading: 'x^2',
    value: 'expanded',
    is: 'x^2',
  }),
  typed('reading-root', '√2', 'The radical sign, without brackets.', {
    reading: 'sqrt(2)',
    value: 'expanded',
    is: 'sqrt(2)',
  }),
  typed(
    'reading-minus',
    '\u22123',
    'The minus sign of a typesetter is another character than the hyphen of a keyboard.',
    {
      reading: '-3',
      value: 'expanded',
      is: '-3',
    },
  ),
  typed(
    'reading-function',
    'ln*x',
    'A function without an argument is not a number that something could be multiplied by.',
    {
      refused: 'ln is a function and needs an argument',
    },
  ),
];
