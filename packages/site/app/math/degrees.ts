/** Degrees in a unit. */
const factors: { readonly [unit: string]: number } = { gon: 0.9, degrees: 1, '°': 1 };

/**
 * An angle as people say it in degrees: `45.5° = 45°30'00"`, to a tenth of a second, which is 0.3 mgon. `undefined` where its unit is no
 * unit of angles that is said so, where it is 0 or no number, or whole degrees already, or where a double could not tell its seconds.
 */
export function inDegrees(decimal: string | undefined, unit: string | undefined): string | undefined {
  const factor = factors[unit ?? ''];
  const value = Number(decimal);
  // An empty text is 0 too, and no angle at all needs no other unit.
  if (factor === undefined || value === 0 || !(Math.abs(value) < 1e6)) return undefined;
  const size = Math.abs(value) * factor;
  const tenths = Math.round(size * 36000);
  const [degrees, minutes, seconds] = [Math.floor(tenths / 36000), Math.floor(tenths / 600) % 60, (tenths % 600) / 10];
  const sign = value < 0 && tenths > 0 ? '-' : '';
  const sexagesimal = `${sign}${degrees}°${String(minutes).padStart(2, '0')}'${seconds.toFixed(1).padStart(4, '0')}"`;
  // Of whole degrees no minutes are said; those that are in degrees already say it themselves.
  const isWhole = Math.abs(size - degrees) < 1e-9;
  if (factor === 1) return isWhole ? undefined : sexagesimal;
  if (isWhole) return `${sign}${degrees}°`;
  return `${sign}${Number(size.toFixed(6))}° = ${sexagesimal}`;
}
