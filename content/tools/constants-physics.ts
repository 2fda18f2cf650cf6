import type { ConstantEntry } from './constants.ts';
import { dataElement, type Fact, factList, searchWords, sourceLink, typedSymbol } from './fact-list.ts';
import { escapeHtml, numbersInText } from './html.ts';
import { mathml } from './mathml.ts';

/** An entry of constants/physics.json. `value` and `uncertainty` are strings exactly as NIST prints them. */
export type PhysicsConstant = {
  readonly id: string;
  readonly name: string;
  readonly nistName: string;
  readonly symbol: string;
  readonly value: string;
  readonly uncertainty: string;
  readonly relativeUncertainty: string;
  readonly unit: string;
  readonly unitAscii: string;
  readonly unitLatex: string;
  readonly valueLatex: string;
  readonly number: string;
  /** More digits of an exact constant that NIST cuts off. */
  readonly exactDigits?: string;
  readonly exact: boolean;
  readonly definingConstant: boolean;
  readonly categories: readonly string[];
  readonly aliases: readonly string[];
  readonly source: string;
  readonly url: string;
};

export function physicsConstant(constant: PhysicsConstant): ConstantEntry {
  const concise = conciseForm(constant.value, constant.uncertainty);
  const facts: Fact[] = [
    ['Symbol', mathml(constant.symbol)],
    ['Value', dataElement(constant.number, numbers(constant.value)) + unitOf(constant)],
    ['More digits', constant.exactDigits && numbersInText(`${constant.exactDigits}`) + unitOf(constant)],
    ['Standard uncertainty', uncertaintyHtml(constant)],
    ['Relative uncertainty', constant.exact ? undefined : numbersInText(constant.relativeUncertainty)],
    ['Concise form', concise && numbers(concise) + unitOf(constant)],
    ['Group', escapeHtml(constant.categories.join(', '))],
    ['Source', sourceLink(constant.url, constant.source)],
  ];
  return {
    Name: constant.name,
    Details: factList(facts),
    id: constant.id,
    symbol: constant.symbol,
    value: constant.number,
    ...(constant.unit ? { unit: constant.unit } : {}),
    search: searchWords([
      constant.name,
      constant.nistName,
      ...constant.aliases.filter((alias) => !alias.startsWith('NIST:')),
      typedSymbol(constant.symbol),
      ...constant.categories,
      constant.unitAscii,
      constant.number,
    ]),
    copy: {
      plain: [constant.number, constant.unit].filter(Boolean).join(' '),
      latex: [constant.valueLatex, constant.unitLatex].filter(Boolean).join('\\,'),
      python: constant.number,
    },
  };
}

/** NIST's digit groups, which a line must not break. */
function numbers(text: string): string {
  return numbersInText(text.replace(/(?<=[\d.]) (?=\d)/g, '\u202f'));
}

/** The hartree, E_h, has an index. */
function unitOf({ unit }: PhysicsConstant): string {
  return unit ? ` ${escapeHtml(unit).replace(/_(\w)/g, '<sub>$1</sub>')}` : '';
}

function uncertaintyHtml(constant: PhysicsConstant): string {
  if (!constant.exact) return numbers(constant.uncertainty) + unitOf(constant);
  const reason = constant.definingConstant ? ': one of the seven constants that define the SI' : '';
  return `<strong class="exact">exact</strong>${reason}`;
}

/**
 * The value with its uncertainty in the last digits in parentheses: 6.674 30 and 0.000 15 give 6.674 30(15).
 * Absent for an exact value, and where the two are not printed to the same decimal place or power of ten.
 */
export function conciseForm(value: string, uncertainty: string): string | undefined {
  const [digits = '', power = ''] = value.split(' e');
  const [error = '', errorPower = ''] = uncertainty.split(' e');
  const decimals = decimalsOf(digits);
  if (uncertainty === 'exact' || power !== errorPower || decimals !== decimalsOf(error)) return undefined;
  const last = error.replace(/[ .]/g, '').replace(/^0+/, '');
  if (last === '' || decimals === 0) return undefined;
  return `${digits}(${last})${power && ` e${power}`}`;
}

function decimalsOf(digits: string): number {
  return digits.replaceAll(' ', '').split('.')[1]?.length ?? 0;
}
