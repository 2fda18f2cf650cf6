import type { ConstantEntry } from './constants.ts';
import { dataElement, type Fact, factList, searchWords, typedSymbol } from './fact-list.ts';
import { escapeHtml, groupThousands, numbersInText } from './html.ts';
import { mathml } from './mathml.ts';

export type SolarProperty = {
  readonly label: string;
  /** Usually a number in computer notation, but also `1161 × 852`, `synchronous`, `not measured`. */
  readonly value: string;
  readonly unit: string;
  readonly note?: string;
};

/** An entry of constants/solar.json: a body, or a constant of the whole system with the one property "Value". */
export type SolarBody = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly type?: string;
  readonly parent?: string;
  readonly symbol?: string;
  readonly properties: readonly SolarProperty[];
  readonly aliases: readonly string[];
  readonly source: readonly string[];
};

/** @param nameOf the name of the body with an id, for the moons, which name their planet by its id */
export function solarEntry(body: SolarBody, nameOf: (id: string) => string): ConstantEntry {
  const [only] = body.properties;
  const single = body.kind === 'system constant' && body.properties.length === 1 ? only : undefined;
  return {
    Name: body.name,
    Details: single ? constantDetails(body, single) : bodyDetails(body, nameOf),
    id: body.id,
    ...(body.symbol ? { symbol: body.symbol } : {}),
    ...(single ? { value: single.value } : {}),
    ...(single?.unit ? { unit: single.unit } : {}),
    search: searchWords([
      body.name,
      ...body.aliases,
      body.symbol && typedSymbol(body.symbol),
      body.type ?? body.kind,
      body.parent && nameOf(body.parent),
      single?.value,
      // `mass of the moon` asks for the moon.
      ...(single ? [] : body.properties.map(({ label }) => label)),
    ]),
    ...(single ? { copy: copies(single) } : {}),
  };
}

function constantDetails(body: SolarBody, { value, unit, note }: SolarProperty): string {
  const facts: Fact[] = [
    ['Symbol', body.symbol && mathml(body.symbol)],
    ['Value', valueHtml(value, unit)],
    ['Note', note && numbersInText(note)],
    ['Source', sourcesHtml(body.source)],
  ];
  return factList(facts);
}

function bodyDetails(body: SolarBody, nameOf: (id: string) => string): string {
  const rows = body.properties.map(({ label, value, unit, note }) => {
    const cells = `<td>${valueHtml(value, unit)}</td><td>${note ? numbersInText(note) : ''}</td>`;
    return `<tr><th scope="row">${escapeHtml(label)}</th>${cells}</tr>`;
  });
  const head =
    '<thead><tr><th scope="col">Property</th><th scope="col">Value</th><th scope="col">Note</th></tr></thead>';
  const kind = body.parent ? `${body.kind} of ${nameOf(body.parent)}` : (body.type ?? body.kind);
  const facts: Fact[] = [
    ['Kind of body', escapeHtml(kind)],
    ['Source', sourcesHtml(body.source)],
  ];
  return `<table class="properties"><caption>${escapeHtml(body.name)}</caption>${head}<tbody>${rows.join('')}</tbody></table>${factList(facts)}`;
}

function valueHtml(value: string, unit: string): string {
  const shown = numbersInText(groupThousands(value));
  const number = Number.isFinite(Number(value)) ? dataElement(value, shown) : shown;
  const space = unit.startsWith('°') && unit !== '°C' ? '' : ' ';
  return unit ? `${number}${space}${escapeHtml(unit)}` : number;
}

function sourcesHtml(sources: readonly string[]): string {
  if (sources.length === 1) return escapeHtml(sources[0] ?? '');
  return `<ul>${sources.map((source) => `<li>${escapeHtml(source)}</li>`).join('')}</ul>`;
}

function copies({ value, unit }: SolarProperty): ConstantEntry['copy'] {
  const [digits = value, power] = value.split('e');
  const latex = power === undefined ? digits : `${digits}\\times 10^{${power}}`;
  const unitLatex = unit ? `\\,\\text{${unit}}` : '';
  return { plain: unit ? `${value} ${unit}` : value, latex: latex + unitLatex, python: value };
}
