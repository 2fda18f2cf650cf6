import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { PrecisePoint } from '@nomogram/math/surveying/point.ts';
import { measuredChain, type Steps, type SurveyEquation, shown } from './steps.ts';

interface Point {
  readonly x: Rational;
  readonly y: Rational;
}

const parts: readonly SurveyEquation[] = [
  { name: 'c', is: 'cos(A*pi/200)', rule: 'cosine', says: 'Of the angle; pi/200 turns gradians into radians.' },
  { name: 's', is: 'sin(A*pi/200)', rule: 'sine', says: 'Of the same angle.' },
];

/** The coordinates along the turned axes. */
const rotationEquations = (
  x: string,
  y: string,
  [u, v]: readonly [Partial<SurveyEquation>, Partial<SurveyEquation>],
): readonly SurveyEquation[] => [
  {
    name: 'u',
    is: `${x}*c - ${y}*s`,
    rule: 'turned axes',
    unit: 'm',
    says: 'How far M lies along the turned X axis: both coordinates have their share in it.',
    ...u,
  },
  { name: 'v', is: `${x}*s + ${y}*c`, rule: 'turned axes', unit: 'm', says: 'And along the turned Y axis.', ...v },
];

const movedAlong = (is: string, says: string): SurveyEquation => ({
  name: 'p',
  is,
  rule: 'difference of coordinates',
  unit: 'm',
  says,
});

const moved: readonly SurveyEquation[] = [
  movedAlong('X_M - X_O', 'Counted from the new origin along the X axis.'),
  { ...movedAlong('Y_M - Y_O', 'And along the Y axis.'), name: 'q' },
];

/** The answer under its label. */
const answers = ({ x, y }: PrecisePoint, labels: readonly [string, string]) =>
  [
    { label: `"${labels[0]}"`, answer: shown(x) },
    { label: `"${labels[1]}"`, answer: shown(y) },
  ] as const;

/** A change of axes, and what came out of it, under the labels of the answer. */
interface Change {
  /** The new origin. */
  readonly o: Point;
  readonly m: Point;
  readonly angle: Rational;
  readonly found: PrecisePoint;
  readonly labels: readonly [string, string];
}

export const rotationSteps = ({ m, angle, found, labels }: Omit<Change, 'o'>): Steps =>
  measuredChain([...parts, ...rotationEquations('X_M', 'Y_M', answers(found, labels))], {
    X_M: m.x,
    Y_M: m.y,
    A: angle,
  });

/** The origin is moved, then the axes are turned. */
export const movedThenTurnedSteps = (change: Change): Steps =>
  measuredChain(
    [...moved, ...parts, ...rotationEquations('p', 'q', answers(change.found, change.labels))],
    lettersOf(change),
  );

/** The axes are turned, then the origin is moved along them. What is given has a prime there, which no letter of a formula has. */
export const turnedThenMovedSteps = (change: Change): Steps => {
  const { o, m, angle } = change;
  const [x, y] = answers(change.found, change.labels);
  const along =
    "How far M lies along the turned X axis: x_M, which is XM', and y_M, which is YM', both have their share in it.";
  const origin: readonly SurveyEquation[] = [
    {
      ...movedAlong('u - x_O', "Counted from the new origin, which lies at x_O, that is XO', along the turned X axis."),
      ...x,
    },
    { ...movedAlong('v - y_O', "And from y_O, that is YO', along the turned Y axis."), name: 'q', ...y },
  ];
  return measuredChain([...parts, ...rotationEquations('x_M', 'y_M', [{ says: along }, {}]), ...origin], {
    x_O: o.x,
    y_O: o.y,
    x_M: m.x,
    y_M: m.y,
    A: angle,
  });
};

const lettersOf = ({ o, m, angle }: Change) => ({ X_O: o.x, Y_O: o.y, X_M: m.x, Y_M: m.y, A: angle });
