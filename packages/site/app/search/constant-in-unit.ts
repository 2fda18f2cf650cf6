import * as Q from '@nomogram/math/exact/rational.ts';
import { compoundUnit, ratioBetween } from '@nomogram/math/syntax/values/compound-units.ts';
import { unitOf } from './conversion.ts';
import type { SearchDocument } from './document.ts';
import type { Hit, Index } from './index-of.ts';

interface ConstantInUnit {
  readonly document: SearchDocument;
  readonly isConverted: boolean;
}

/**
 * A constant asked for in another unit than that of its list: `speed of light in mph`, `planck constant in eV s`. Its value times the exact
 * ratio of the units, with as many digits as it has. Nothing where another constant goes by these very words, unit included; where the units
 * measure different things, the constant as it is, less sure than what fits the whole query.
 */
export function constantInUnit(query: string, index: Index): ConstantInUnit | undefined {
  const [, name, unit] = /^(\D{2,}) (?:in|to|into|as) (.+)$/i.exec(query) ?? [];
  if (name === undefined || unit === undefined) return undefined;
  const [hit] = index(name).filter(({ document }) => document.kind === 'constant');
  const [whole] = index(query);
  if (hit === undefined || !isMeant(hit, name) || (whole?.named && whole.document !== hit.document)) return undefined;
  const { document } = hit;
  const value = converted(document.value ?? '', unit);
  return value === undefined
    ? { document, isConverted: false }
    : { document: { ...document, value: `${value} ${unit}` }, isConverted: true };
}

/** Its name, or several words of it: one could mean many. */
const isMeant = ({ named, exact, share }: Hit, name: string): boolean =>
  named || (exact && share === 1 && /\S\s+\S/.test(name));

/** `299792458 m s⁻¹` in `mph`, as a number with nine digits. */
function converted(text: string, unit: string): string | undefined {
  const [, value, ofValue] = /^(-?[\d.]+(?:e[+-]?\d+)?) (.+)$/.exec(text) ?? [];
  const [from, to] = [ofValue && compoundUnit(withoutExponents(ofValue)), unitOf(unit)];
  const ratio = from && to && ratioBetween(from, to);
  if (value === undefined || !ratio) return undefined;
  const digits = value.replace(/e.*|\D/g, '').replace(/^0+/, '').length;
  return String(Number((Number(value) * Q.toNumber(ratio)).toPrecision(digits))).replace('e+', 'e');
}

/** `J Hz⁻¹` as `J/Hz`, `m³ kg⁻¹ s⁻²` as `m3/kg s2`. */
function withoutExponents(unit: string): string {
  const factors = unit.split(' ').map((factor) => factor.replace(/³/g, '3').replace(/²/g, '2').replace(/¹/g, ''));
  const side = (isBelow: boolean) =>
    factors
      .filter((factor) => factor.includes('⁻') === isBelow)
      .map((factor) => factor.replace('⁻', ''))
      .join(' ');
  return side(true) === '' ? side(false) : `${side(false)}/${side(true)}`;
}
