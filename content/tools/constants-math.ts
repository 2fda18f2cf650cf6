import type { ConstantEntry } from './constants.ts';
import { dataElement, type Fact, factList, searchWords, sourceLink, typedSymbol } from './fact-list.ts';
import { escapeHtml, groupDecimals } from './html.ts';
import { mathml } from './mathml.ts';

/** An entry of constants/math.json. `value` holds the first `digits` significant digits, cut off and not rounded. */
export type MathConstant = {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly definition: string;
  readonly value: string;
  readonly digits: number;
  readonly valueSource: string;
  readonly verifiedBy: readonly string[];
  readonly status: string;
  readonly oeis: string | null;
  readonly description: string;
  readonly aliases: readonly string[];
  readonly category: string;
};

export function mathConstant(constant: MathConstant): ConstantEntry {
  const facts: Fact[] = [
    ['Symbol', mathml(constant.symbol)],
    ['Value', valueHtml(constant)],
    ['Definition', mathml(constant.definition, 'block')],
    ['Kind of number', escapeHtml(constant.status)],
    ['Area', escapeHtml(constant.category)],
    ['Origin of the digits', constant.digits > 0 ? originHtml(constant) : undefined],
    ['Sequence', constant.oeis ? sourceLink(`https://oeis.org/${constant.oeis}`, `OEIS ${constant.oeis}`) : undefined],
  ];
  return {
    Name: constant.name,
    Details: `<p>${escapeHtml(constant.description)}</p>${factList(facts)}`,
    id: constant.id,
    symbol: constant.symbol,
    value: constant.value,
    search: searchWords([
      constant.name,
      ...constant.aliases,
      typedSymbol(constant.symbol),
      constant.category,
      constant.oeis ?? undefined,
      constant.value,
    ]),
    copy: copies(constant),
  };
}

/** The digits in groups of five; the ellipsis says that they go on. The imaginary unit has none. */
function valueHtml({ value, digits }: MathConstant): string {
  if (digits === 0) return mathml(value);
  return `${dataElement(value, `${groupDecimals(value, 5)}…`)} (${digits} digits, cut off, not rounded)`;
}

function originHtml({ valueSource, verifiedBy }: MathConstant): string {
  const checks = verifiedBy.length > 0 ? `; checked with ${verifiedBy.join(' and ')}` : '';
  return escapeHtml(valueSource + checks);
}

function copies({ value, digits }: MathConstant): ConstantEntry['copy'] {
  if (digits === 0) return { plain: value, latex: '\\mathrm{i}', python: '1j' };
  return { plain: value, latex: `${value}\\ldots`, python: value };
}
