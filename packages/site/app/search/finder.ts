import type { IndexInput } from '@nomogram/calculators/kit/index-entry.ts';
import type { DecimalMark } from '@nomogram/math/syntax/number-text.ts';
import { arithmeticIn, plainArithmetic } from './arithmetic.ts';
import { constantInUnit } from './constant-in-unit.ts';
import { unlikeUnits } from './conversion.ts';
import type { SearchDocument } from './document.ts';
import { withEvents } from './events.ts';
import { equationIn, fits, isArithmetic, isOfAngles, namesPi } from './fits.ts';
import { type Index, indexOf } from './index-of.ts';
import { mendingOf } from './mending.ts';
import { type Calculation, type Phrases, phrasesOf } from './phrases.ts';
import { formulaOf } from './spoken-formula.ts';
import { wordsWithValues } from './values.ts';

/** Something that was found: a place, or a place with its fields filled in. */
export interface SearchHit {
  readonly document: SearchDocument;
  /** The page, with what was typed in its fields. */
  readonly href: string;
  readonly typed?: Calculation['typed'];
  readonly worded?: Calculation['worded'];
}

/** What is found for a query, typed by somebody with this decimal mark. */
export type Finder = (query: string, decimal?: DecimalMark) => readonly SearchHit[];

const most = 12;

/** Words that were mended are a guess, and no values are put behind them: unity is no unit. A phrase is surer. */
const none: Index = () => [];

/** The search: calculations that the query spells out, then everything that its words fit, best first. */
export function finderOf(documents: readonly SearchDocument[]): Finder {
  const [index, phrases, mended] = [indexOf(documents), phrasesOf(documents), mendingOf(documents)];
  return (typed, decimal) => {
    const asTyped = plain(typed);
    if (asTyped === '' || unlikeUnits(asTyped) !== undefined) return [];
    const event = eventOf(asTyped);
    if (event !== undefined) return lawsFor(event, index);
    // What is a calculation as it stands has no slips.
    const direct = calculationsIn(asTyped, index, phrases, decimal);
    const query = direct.length > 0 ? asTyped : plain(mended(asTyped));
    const calculations = (
      direct.length > 0 ? direct : calculationsIn(query, query === asTyped ? index : none, phrases, decimal)
    ).slice(0, 4);
    const isCalculated = calculations.length > 0;
    const isSentence = isCalculated && arithmeticIn(query, decimal).length > 0;
    const constant = isCalculated ? undefined : constantInUnit(query, index);
    const hits = index(withoutValues(query, calculations[0]));
    // In a unit that it does not have, it comes first unless another has all these words.
    // A fact is shown where no more than one letter of a word was mended: a correlation is no correction.
    // A question with a percentage or an amount of money asks for no fact either.
    const isSure = !/%|\p{Sc}/u.test(query) && (query === asTyped || query === plain(mended(asTyped, 1)));
    const isBest =
      constant?.isConverted || !hits.some(({ document, share }) => document.kind === 'constant' && share === 1);
    const converted = constant && isBest ? [constant] : [];
    const taken = new Set([...calculations, ...converted].map(({ document }) => document.id));
    const least = Math.max(0, ...hits.map(({ score }) => score)) * 0.12;
    return [
      ...calculations.map((one) => ({ ...one, href: addressOf(one.document.href, one.typed) })),
      ...converted.map(({ document }) => ({ document, href: document.href })),
      ...hits
        .filter(({ document, score, named }) => !taken.has(document.id) && (named || score >= least))
        // Words of a sentence that is calculated whole lead nowhere else.
        .filter(({ named }) => named || !isSentence)
        // Less than this is a guess.
        .filter(({ document, share, inTitle }) => share > 0.5 || (inTitle && share > 0.3 && document.kind !== 'term'))
        // A constant is a fact, and shown where every word asks for it; beside a calculation, where it has that name.
        .filter(
          ({ document, share, named }) =>
            document.kind !== 'constant' || (isSure && (isCalculated ? named : share === 1)),
        )
        .map(({ document }) => ({ document, href: document.href })),
    ].slice(0, most);
  };
}

/** The words around what is calculated with: the letters of a formula and the numbers of a list lead nowhere else. */
const withoutValues = (query: string, calculation: Calculation | undefined): string =>
  Object.values(calculation?.typed ?? {}).reduce((rest, value) => rest.replace(value, ' '), query);

/** What a result is called and where it leads: `10 km in miles`, `15% of 80`, on the page that works it out. */
export function headingOf({ document, worded }: SearchHit): { readonly title: string; readonly where: string } {
  // A formula that is put into the field as it was typed is simplified, as that page is called.
  if (worded === undefined || worded.left === worded.expression) return document;
  const title = worded.unit === undefined ? worded.left : `${worded.left} in ${worded.unit}`;
  return { title, where: `${document.title} · ${document.where}` };
}

/** `P(-1 < X < 1)`, of a variable whose distribution is not said. */
function eventOf(query: string): string | undefined {
  const [, event = ''] = /^(?:p|pr|probability)\s*\(([^()]*)\)$/i.exec(query) ?? [];
  return /[<>≤≥]/.test(event) && /\bx\b/i.test(event) && fits(point, event) ? event : undefined;
}

const point: IndexInput = { name: 'x', label: 'x', takes: 'point' };

/** The distributions to choose from, the normal one first, each with the event in its field. */
const lawsFor = (event: string, index: Index): readonly SearchHit[] =>
  index('normal distribution')
    .flatMap(({ document }) => {
      const input = document.calculator?.inputs.find(({ takes }) => takes === 'point');
      return input ? [{ document, href: addressOf(document.href, { [input.name]: event }) }] : [];
    })
    .slice(0, most);

/** What is said where nothing is found. */
export const nothingFound = (typed: string): string =>
  unlikeUnits(plain(typed)) ?? `Nothing is found for “${typed}”. Try another word, or a formula.`;

function calculationsIn(query: string, index: Index, phrases: Phrases, decimal?: DecimalMark): readonly Calculation[] {
  const sentences = arithmeticIn(query, decimal);
  const numbers = plainArithmetic(query, decimal) ?? query;
  const arithmetic =
    sentences.length > 0 || !isArithmetic(numbers) ? sentences : [{ expression: numbers, left: query }];
  const spelled = phrases.spelled(query);
  // Degrees are meant by sin 30, and radians by sin(pi/6), as the expression alone means them.
  // The factorial binds before the sign: -5! is -120.
  const isMeant = spelled.length === 0 || sentences.length > 0 || namesPi(query) || /^[-−].*!$/.test(query);
  if (arithmetic.length > 0 && isMeant) return arithmetic.flatMap(phrases.value);
  if (spelled.length === 0 && phrases.loan(query).length > 0) return phrases.loan(query);
  const equation = equationIn(query);
  const isOnlyPolynomial = spelled[0]?.document.id === 'algebra-polynomial/roots';
  if (spelled.length > 0 && !(isOnlyPolynomial && equation !== undefined && isOfAngles(equation))) return spelled;
  if (equation !== undefined) return phrases.equation(equation);
  const formula = formulaOf(query);
  if (formula !== undefined && formula !== query) return calculationsIn(formula, index, phrases, decimal);
  const filled = wordsWithValues(query, index);
  if (filled) return [filled];
  return index(query)[0]?.named ? [] : phrases.bare(query);
}

const verbs = 'expand|factori[sz]e|factor|simplify|differentiate|integrate|derivative|integral|antiderivative';
/** A formula, with the word for what is to be done behind it. */
const verbBehind = new RegExp(`^(.*[\\d)²³^].*) (${verbs})$`, 'i');
/** Two equations with nothing between them; the second begins with a letter by itself. */
const twoEquations = /^([^=,;]*\p{L}[^=,;]*=\s?[-−]?[\d.]+) ([-−]?\d*\p{L}(?![\p{L}])[^=,;]*=[^=,;]+)$/u;

/** `quadratic formula 1 -3 2`, `quadratic a=1, b=-3, c=2`: an equation by its three coefficients. */
const named = (letter: string): string => `(?:${letter} ?= ?)?([-+−]?\\d+(?:\\.\\d+)?(?:/\\d+)?)`;
const quadraticByCoefficients = new RegExp(
  `^(?:solve )?quadratic(?: formula| equation)?(?: with| for)?:? ${['a', 'b', 'c'].map(named).join('(?:, ?| )')}$`,
  'i',
);
/** `sum k=1 to 10 k^2`: the range before what is added. */
const sumOverRange =
  /^(sum|product)(?: for| from)? (\p{L}) ?= ?([-−]?[^\s.]+)(?: ?\.{2,3} ?| to )(\S+)(?: of)? (.+)$/iu;
/** The ends of a range, with no word before the first: `integral x^2 0 to 1`. */
const rangeBehind =
  /^((?:integra\p{L}+|definite integral) (?!.* from ).*[^-+*/^( ]) ([-−]?[\d.]+|-?(?:pi|π)) to ([-−]?[\d.]+|pi|π|e|oo|infinity)$/iu;

/** Words of a question where its phrases have them, abbreviations written out. */
const inUsualOrder = (query: string): string =>
  query
    .replace(
      /\b(deriv|dist|vol|avg|perim|circ)\b\.?(?= (?:of|between|from)\b)/gi,
      (word) => written[word.toLowerCase().replace('.', '')]!,
    )
    .replace(/\b(population|sample) (?:sd|std\.? ?dev|st\.? ?dev)\b\.?/gi, '$1 standard deviation')
    .replace(/\bfib\((\d+)\)/i, 'fib $1')
    // Nobody means the sine of −1 times a number.
    .replace(/\b(sin|cos|tan)[-−](?:1|¹)(?=\s?\(|\s[\d.])/gi, 'arc$1')
    .replace(/\b(?:inverse (sin|cos|tan)|arc (sin|cos|tan))\b/gi, 'arc$1$2')
    .replace(sumOverRange, '$1 of $5 from $2=$3 to $4')
    .replace(
      /^sum (?:of )?(?:the )?(squares|cubes) (?:of )?(?:from )?(\d+) (?:to|\.\.|through) (\d+)$/i,
      (_, power: string, from: string, to: string) => `sum of k^${power === 'squares' ? 2 : 3} from k=${from} to ${to}`,
    )
    .replace(/^intersection of (?:the )?(?:lines? |curves? )?(\S.*=.+) and (.+=.+)$/i, '$1, $2')
    .replace(quadraticByCoefficients, (_, a: string, b: string, c: string) => `(${a})x^2+(${b})x+(${c}) = 0`)
    .replace(rangeBehind, '$1 from $2 to $3')
    .replace(/(?<=\d *°.*) (in|to|as) decimals?$/i, ' in degrees')
    .replace(/^∫_?([-−\d.]+|pi|π)\^\(?([-−\d.]+|pi|π|oo)\)? (.+?)(?: d\p{L})?$/u, 'integrate $3 from $1 to $2')
    .replace(/^(.*=.*?),? solve(?: for (\p{L}))?$/iu, (_, equation: string, letter?: string) =>
      letter ? `${equation} for ${letter}` : equation,
    )
    .replace(verbBehind, '$2 $1')
    .replace(twoEquations, '$1, $2');

const written: Readonly<Record<string, string>> = {
  deriv: 'derivative',
  dist: 'distance',
  vol: 'volume',
  avg: 'average',
  perim: 'perimeter',
  circ: 'circumference',
};

/** What people write around a question: `what is 2^10?`, `calculate 3*4 =`. */
function plain(query: string): string {
  let text = query
    .normalize('NFC')
    .trim()
    .replace(/\s*\n\s*/g, ';')
    .replace(/\s+/g, ' ');
  text = text
    .replace(/\s*[?=]+$/, '')
    .replace(/\b[fg]\([a-z](?:, ?[a-z])*\) ?= ?/, '')
    .replace(/\s*(?:→|->|⟶)\s*/g, '->')
    .replace(/∞/g, 'oo');
  text = text.replace(/^∫_(\S+)\^(\S+) (.+?)(?: d\p{L})?$/u, 'integrate $3 from $1 to $2');
  text = text.replace(/^(?:please )?solve:? ([^=<>≤≥,;]+)$/i, (all, formula: string) =>
    equationIn(`${formula}=0`) === undefined ? all : `${formula} = 0`,
  );
  text = inUsualOrder(text);
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(
      /^(?:what(?:'?s|’s| is| are)|whats|how much is|calculate|compute|evaluate|solve|find|work out|the|please|x if(?=.*=))(?:\s*:)?\s+/i,
      '',
    );
    // What kind of equation it is, the equation says.
    text = text.replace(
      /^(?:(?:quadratic|linear|cubic|simultaneous) )?(?:system(?: of(?: linear)? equations)?|equations?|quadratic):? (?=[^=]*\d*\p{L}(?!\p{L})[^=]*=)/iu,
      '',
    );
    text = text.replace(/^(?:(?:linear|quadratic) )?(?:inequality|inequation):? (?=.*[<>≤≥])/i, '');
    text = text.replace(/^(?:for )?(\p{L})\s*[:,]\s+(?=.*=)(.*)$|^for (\p{L}) (?=.*=)(.*)$/u, '$2$4 for $1$3');
  }
  return withEvents(text);
}

/** The page of a calculator with what stands in its fields. */
export function addressOf(href: string, typed: Calculation['typed']): string {
  const [path = '', query = ''] = href.split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, text] of Object.entries(typed)) parameters.set(name, text);
  return `${path}?${parameters}`;
}
