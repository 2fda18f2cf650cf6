/**
 * The identities of the page, as data: both sides as text that the engine reads, and in LaTeX. A test compares the sides of
 * every one numerically, and the LaTeX with the text.
 */
interface Identity {
  /** Stable, for links to it. */
  readonly id: string;
  readonly name: string;
  readonly group: IdentityGroup;
  readonly left: string;
  readonly right: string;
  readonly latex: { readonly left: string; readonly right: string };
}

type IdentityGroup = (typeof identityGroups)[number];

export const identityGroups = [
  'Reciprocal',
  'Quotient',
  'Pythagorean',
  'Parity',
  'Double angle',
  'Product to sum',
  'Sum to product',
  'Angle sum and difference',
] as const;

type Row = readonly [id: string, name: string, left: string, right: string, latexLeft: string, latexRight: string];

const group = (name: IdentityGroup, rows: readonly Row[]): Identity[] =>
  rows.map(([id, title, left, right, latexLeft, latexRight]) => ({
    id,
    name: title,
    group: name,
    left,
    right,
    latex: { left: latexLeft, right: latexRight },
  }));

export const identities: readonly Identity[] = [
  ...group('Reciprocal', [
    ['sine-reciprocal', 'Sine as a reciprocal', 'sin(x)', '1/csc(x)', '\\sin x', '\\frac{1}{\\csc x}'],
    ['cosine-reciprocal', 'Cosine as a reciprocal', 'cos(x)', '1/sec(x)', '\\cos x', '\\frac{1}{\\sec x}'],
    ['tangent-reciprocal', 'Tangent as a reciprocal', 'tan(x)', '1/cot(x)', '\\tan x', '\\frac{1}{\\cot x}'],
    ['cosecant', 'Cosecant', 'csc(x)', '1/sin(x)', '\\csc x', '\\frac{1}{\\sin x}'],
    ['secant', 'Secant', 'sec(x)', '1/cos(x)', '\\sec x', '\\frac{1}{\\cos x}'],
    ['cotangent', 'Cotangent', 'cot(x)', '1/tan(x)', '\\cot x', '\\frac{1}{\\tan x}'],
  ]),
  ...group('Quotient', [
    ['tangent-quotient', 'Tangent as a quotient', 'tan(x)', 'sin(x)/cos(x)', '\\tan x', '\\frac{\\sin x}{\\cos x}'],
    ['cotangent-quotient', 'Cotangent as a quotient', 'cot(x)', 'cos(x)/sin(x)', '\\cot x', '\\frac{\\cos x}{\\sin x}'],
  ]),
  ...group('Pythagorean', [
    ['pythagorean', 'Sine and cosine squared', 'sin(x)^2 + cos(x)^2', '1', '\\sin^2\\, x + \\cos^2\\, x', '1'],
    [
      'pythagorean-tangent',
      'Tangent and secant squared',
      '1 + tan(x)^2',
      'sec(x)^2',
      '1 + \\tan^2\\, x',
      '\\sec^2\\, x',
    ],
    [
      'pythagorean-cotangent',
      'Cotangent and cosecant squared',
      '1 + cot(x)^2',
      'csc(x)^2',
      '1 + \\cot^2\\, x',
      '\\csc^2\\, x',
    ],
  ]),
  ...group('Parity', [
    ['sine-odd', 'Sine is odd', 'sin(-x)', '-sin(x)', '\\sin({-x})', '-\\sin x'],
    ['cosine-even', 'Cosine is even', 'cos(-x)', 'cos(x)', '\\cos({-x})', '\\cos x'],
    ['tangent-odd', 'Tangent is odd', 'tan(-x)', '-tan(x)', '\\tan({-x})', '-\\tan x'],
  ]),
  ...group('Double angle', [
    ['sine-double', 'Sine of a double angle', 'sin(2x)', '2 sin(x) cos(x)', '\\sin 2x', '2 \\sin x \\cos x'],
    [
      'cosine-double',
      'Cosine of a double angle',
      'cos(2x)',
      'cos(x)^2 - sin(x)^2',
      '\\cos 2x',
      '\\cos^2\\, x - \\sin^2\\, x',
    ],
    [
      'cosine-double-cosine',
      'Cosine of a double angle by the cosine',
      'cos(2x)',
      '2 cos(x)^2 - 1',
      '\\cos 2x',
      '2\\, \\cos^2\\, x - 1',
    ],
    [
      'cosine-double-sine',
      'Cosine of a double angle by the sine',
      'cos(2x)',
      '1 - 2 sin(x)^2',
      '\\cos 2x',
      '1 - 2\\, \\sin^2\\, x',
    ],
    [
      'tangent-double',
      'Tangent of a double angle',
      'tan(2x)',
      '2 tan(x)/(1 - tan(x)^2)',
      '\\tan 2x',
      '\\frac{2 \\tan x}{1 - \\tan^2\\, x}',
    ],
  ]),
  ...group('Product to sum', [
    [
      'product-sine-sine',
      'Product of two sines',
      'sin(x) sin(y)',
      '(cos(x - y) - cos(x + y))/2',
      '\\sin x \\sin y',
      '\\frac{\\cos(x - y) - \\cos(x + y)}{2}',
    ],
    [
      'product-cosine-cosine',
      'Product of two cosines',
      'cos(x) cos(y)',
      '(cos(x - y) + cos(x + y))/2',
      '\\cos x \\cos y',
      '\\frac{\\cos(x - y) + \\cos(x + y)}{2}',
    ],
    [
      'product-sine-cosine',
      'Product of a sine and a cosine',
      'sin(x) cos(y)',
      '(sin(x + y) + sin(x - y))/2',
      '\\sin x \\cos y',
      '\\frac{\\sin(x + y) + \\sin(x - y)}{2}',
    ],
    [
      'product-cosine-sine',
      'Product of a cosine and a sine',
      'cos(x) sin(y)',
      '(sin(x + y) - sin(x - y))/2',
      '\\cos x \\sin y',
      '\\frac{\\sin(x + y) - \\sin(x - y)}{2}',
    ],
  ]),
  ...group('Sum to product', [
    [
      'sum-of-sines',
      'Sum of two sines',
      'sin(x) + sin(y)',
      '2 sin((x + y)/2) cos((x - y)/2)',
      '\\sin x + \\sin y',
      '2 \\sin\\left(\\frac{x + y}{2}\\right) \\cos\\left(\\frac{x - y}{2}\\right)',
    ],
    [
      'difference-of-sines',
      'Difference of two sines',
      'sin(x) - sin(y)',
      '2 cos((x + y)/2) sin((x - y)/2)',
      '\\sin x - \\sin y',
      '2 \\cos\\left(\\frac{x + y}{2}\\right) \\sin\\left(\\frac{x - y}{2}\\right)',
    ],
    [
      'sum-of-cosines',
      'Sum of two cosines',
      'cos(x) + cos(y)',
      '2 cos((x + y)/2) cos((x - y)/2)',
      '\\cos x + \\cos y',
      '2 \\cos\\left(\\frac{x + y}{2}\\right) \\cos\\left(\\frac{x - y}{2}\\right)',
    ],
    [
      'difference-of-cosines',
      'Difference of two cosines',
      'cos(x) - cos(y)',
      '-2 sin((x + y)/2) sin((x - y)/2)',
      '\\cos x - \\cos y',
      '-2 \\sin\\left(\\frac{x + y}{2}\\right) \\sin\\left(\\frac{x - y}{2}\\right)',
    ],
  ]),
  ...group('Angle sum and difference', [
    [
      'sine-sum',
      'Sine of a sum',
      'sin(x + y)',
      'sin(x) cos(y) + cos(x) sin(y)',
      '\\sin(x + y)',
      '\\sin x \\cos y + \\cos x \\sin y',
    ],
    [
      'sine-difference',
      'Sine of a difference',
      'sin(x - y)',
      'sin(x) cos(y) - cos(x) sin(y)',
      '\\sin(x - y)',
      '\\sin x \\cos y - \\cos x \\sin y',
    ],
    [
      'cosine-sum',
      'Cosine of a sum',
      'cos(x + y)',
      'cos(x) cos(y) - sin(x) sin(y)',
      '\\cos(x + y)',
      '\\cos x \\cos y - \\sin x \\sin y',
    ],
    [
      'cosine-difference',
      'Cosine of a difference',
      'cos(x - y)',
      'cos(x) cos(y) + sin(x) sin(y)',
      '\\cos(x - y)',
      '\\cos x \\cos y + \\sin x \\sin y',
    ],
    [
      'tangent-sum',
      'Tangent of a sum',
      'tan(x + y)',
      '(tan(x) + tan(y))/(1 - tan(x) tan(y))',
      '\\tan(x + y)',
      '\\frac{\\tan x + \\tan y}{1 - \\tan x \\tan y}',
    ],
    [
      'tangent-difference',
      'Tangent of a difference',
      'tan(x - y)',
      '(tan(x) - tan(y))/(1 + tan(x) tan(y))',
      '\\tan(x - y)',
      '\\frac{\\tan x - \\tan y}{1 + \\tan x \\tan y}',
    ],
  ]),
];
