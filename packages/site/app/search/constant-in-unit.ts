import { compoundUnit, ratioBetween } from '@nomogram/math/syntax/values/compound-units.ts';
import { unitOf, type WordedExpression } from './conversion.ts';
import type { Hit, Index } from './index-of.ts';

/**
 * A constant asked for in another unit than that of its list: `speed of light in mph`, `planck constant in eV s`. Its value times the exact
 * ratio of the units, with as many digits as the value has. Nothing where a constant goes by these very words, unit included, and where
 * the units measure different things.
 */
export function constantInUnit(query: string, index: Index): WordedExpression | undefined {
  const [, name, unit] = /^(\D{3,}) (?:in|to|into|as) (.+)$/i.exec(query) ?? [];
  const to = unit === undefined ? undefined : unitOf(unit);
  if (name === undefined || to === undefined || index(query)[0]?.named) return undefined;
  const [hit] = index(name).filter(({ document }) => document.kind === 'constant');
  const [, value, ofValue] = /^(-?[\d.]+(?:e[+-]?\d+)?) (.+)$/.exec(hit?.document.value ?? '') ?? [];
  const from = ofValue === undefined ? undefined : compoundUnit(withoutExponents(ofValue));
  const ratio = from && ratioBetween(from, to);
  if (hit === undefined || value === undefined || !ratio || !isMeant(hit, name)) return undefined;
  return {
    expression: `${value}*(${ratio.numerator}/${ratio.denominator})`,
    left: hit.document.title,
    unit: unit!,
    digits: value.replace(/e.*|\D/g, '').replace(/^0+/, '').length,
  };
}

/** Its name, or words of it alone: one word could mean many. */
const isMeant = ({ named, exact, share }: Hit, name: string): boolean =>
  named || (exact && share === 1 && /\S\s+\S/.test(name));

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
