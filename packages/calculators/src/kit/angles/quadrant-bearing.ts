import * as Q from '@nomogram/math/exact/rational.ts';
import { sexagesimalText } from './said-angle.ts';

const right = Q.rational(90);
const half = Q.rational(180);
const whole = Q.rational(360);
const secondsInDegree = Q.rational(3600);

/**
 * The quadrant bearing of an azimuth in degrees, clockwise from north, from 0 to 360 (not included): from the nearer end of the meridian, to a
 * tenth of a second, as `S 30° E`; `due north` along an axis. Undefined for other
 * angles, and for those that round to an axis on which they do not lie.
 */
export function quadrantBearing(azimuth: Q.Rational): string | undefined {
  if (Q.sign(azimuth) < 0 || Q.compare(azimuth, whole) >= 0) return undefined;
  const quarters = Q.divide(azimuth, right);
  const quarter = Q.toNumber(Q.integerRational(Q.floor(quarters)));
  if (Q.isInteger(quarters)) return ['due north', 'due east', 'due south', 'due west'][quarter];
  const fromMeridian = [azimuth, Q.subtract(half, azimuth), Q.subtract(azimuth, half), Q.subtract(whole, azimuth)];
  const seconds = Q.toNumber(Q.multiply(fromMeridian[quarter]!, secondsInDegree));
  // N 0° E and N 90° E are no quadrant bearings: it lies beside an axis, closer than what is written.
  const tenths = Math.round(10 * seconds);
  if (tenths === 0 || tenths === 10 * 90 * 3600) return undefined;
  const angle = sexagesimalText(String(Number(seconds.toFixed(1))))
    .replace(/00'00"$/, '')
    .replace(/'00"$/, "'");
  return `${quarter === 0 || quarter === 3 ? 'N' : 'S'} ${angle} ${quarter < 2 ? 'E' : 'W'}`;
}
