/** Tenths of a degree in a unit. */
const factors: { readonly [unit: string]: number } = { gon: 9, degrees: 10, '°': 10 };

/**
 * An angle as people say it in degrees, with what stands before it: `= 45.5° = 45°30'00.0"`, `≈ 68.198591° ≈ 68°11'54.9"`, to a tenth of a second,
 * which is 0.3 mgon. `undefined` where its unit is no unit of angles that is said so, where it is 0 or no number, or whole degrees already, or where
 * a double could not tell its seconds.
 * @param isAll whether the decimal is all of the number
 */
export function inDegrees(decimal: string | undefined, unit: string | undefined, isAll = true): string | undefined {
  const tenthsOfDegree = factors[unit ?? ''];
  const value = Number(decimal);
  // An empty text is 0 too, and no angle at all needs no other unit.
  if (tenthsOfDegree === undefined || value === 0 || !(Math.abs(value) < 1e6)) return undefined;
  const factor = tenthsOfDegree / 10;
  const isIn = (share: bigint) => isAll && isWholeIn(decimal!, BigInt(tenthsOfDegree) * share);
  const size = Math.abs(value) * factor;
  const tenths = Math.round(size * 36000);
  const [degrees, minutes, seconds] = [Math.floor(tenths / 36000), Math.floor(tenths / 600) % 60, (tenths % 600) / 10];
  const sign = value < 0 && tenths > 0 ? '-' : '';
  const sexagesimal = `${sign}${degrees}°${String(minutes).padStart(2, '0')}'${seconds.toFixed(1).padStart(4, '0')}"`;
  // Of whole degrees no minutes are said; those that are in degrees already say it themselves.
  const isWhole = Math.abs(size - degrees) < 1e-9;
  if (factor === 1) return isWhole ? undefined : said(isIn(36000n), sexagesimal);
  if (isWhole) return said(isIn(1n), `${sign}${degrees}°`);
  const millionths = Math.round(size * 1e6);
  const plain = said(isIn(10n ** 6n), `${sign}${millionths / 1e6}°`);
  return `${plain} ${said(millionths * 36000 === tenths * 1e6, sexagesimal)}`;
}

/** With its relation, from which no line parts it. */
const said = (isExact: boolean, text: string): string => `${isExact ? '=' : '≈'}\u00A0${text}`;

/** Whether so many tenths of a decimal are a whole number, told from its digits. */
function isWholeIn(decimal: string, tenths: bigint): boolean {
  const [, whole, rest = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  return whole !== undefined && (BigInt(whole + rest) * tenths) % 10n ** BigInt(rest.length + 1) === 0n;
}
