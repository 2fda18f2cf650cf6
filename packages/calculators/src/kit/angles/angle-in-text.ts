import { measured } from '../decimal.ts';
import type { Figure } from '../figure.ts';
import type { AnswerAngle } from '../options.ts';
import { sexagesimalText } from './said-angle.ts';

/*
 * Angles within texts: labels of figures, notes. They are written in gradians between two marks that no text has, and said in the unit
 * of the visitor where the answer becomes text, as its values are.
 */

const [opens, closes] = ['\uE000', '\uE001'];
const marked = new RegExp(`${opens}([^${closes}]*)${closes}`, 'g');

/** An angle within a text, in gradians. */
export const angleInText = (gradians: number): string => `${opens}${gradians}${closes}`;

/** The unit of the angles of an answer within a sentence about them: its name, how much of it a full turn is, and its name with that. */
export const angleUnit = {
  name: `${opens}name${closes}`,
  turn: `${opens}turn${closes}`,
  named: `${opens}named${closes}`,
};

/**
 * A text with its angles in a unit; in gradians where none was asked for.
 * @param areTyped whether angles are typed as well, in gradians whatever the answer says
 */
export const withAngles = (text: string, wanted: AnswerAngle | undefined, areTyped = false): string =>
  text.replace(marked, (_, said: string) => {
    if (!isPart(said)) return sayAngle(Number(said), wanted);
    const isOther = areTyped && said !== 'turn' && wanted !== undefined && wanted !== 'gradians';
    return units[wanted ?? 'gradians'][said] + (isOther ? typedInGradians : '');
  });

const typedInGradians = ', those typed without a unit in gradians';

type Part = keyof typeof angleUnit;
const isPart = (said: string): said is Part => said in angleUnit;

const units: { readonly [unit in AnswerAngle]: { readonly [part in Part]: string } } = {
  gradians: { name: 'gradians', turn: '400', named: 'gradians (gon, 400 to the turn)' },
  degrees: { name: 'degrees', turn: '360', named: 'degrees (360 to the turn)' },
  radians: { name: 'radians', turn: '2π', named: 'radians (2π to the turn)' },
  dms: {
    name: 'degrees, minutes and seconds',
    turn: '360°',
    named: 'degrees, minutes and seconds (360° to the turn)',
  },
};

/** What can be measured: a tenth of a milligon, in each unit. */
const [degreePlaces, radianPlaces, gradianPlaces] = [4, 6, 4];
const secondsInGradian = 3240;

function sayAngle(gradians: number, wanted: AnswerAngle | undefined): string {
  switch (wanted) {
    case 'degrees':
      return `${measured(gradians * 0.9, degreePlaces)}°`;
    case 'radians':
      return `${measured((gradians * Math.PI) / 200, radianPlaces)} rad`;
    case 'dms':
      return sexagesimalText(String(Number((gradians * secondsInGradian).toFixed(1))));
    default:
      return `${measured(gradians, gradianPlaces)} gon`;
  }
}

/** A figure whose texts all say their angles in a unit. A figure is plain data, and has no other strings with such marks. */
export const figureWithAngles = (figure: Figure | undefined, wanted: AnswerAngle | undefined): Figure | undefined =>
  figure && mapTexts(figure, (text) => withAngles(text, wanted));

function mapTexts<Data>(data: Data, change: (text: string) => string): Data;
function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.every(Number.isFinite) ? data : data.map((one) => mapTexts(one, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, mapTexts(one, change)]));
}
