import { exactDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import type { AngleUnit } from '@nomogram/math/syntax/tree.ts';
import { inGradians, readAngle } from '@nomogram/math/syntax/values/angle.ts';
import { decimalLatex } from '../decimal.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import { type Limits, saidLimits } from './limits.ts';

/** An angle, in gradians whatever it was typed in. */
export interface Gradians {
  /** Exact for every angle but those in radians and roots, which have 60 digits. */
  readonly rational: Rational;
  readonly value: number;
  /** The unit it was typed in. */
  readonly typed: AngleUnit | 'mils';
}

/** The limits are in gradians. */
interface GradianLimits extends Omit<Limits, 'nonzero'> {
  /** Any angle is accepted and brought into [0, 400): a bearing, or a reading clockwise. */
  readonly turns?: boolean;
}

/** The largest angle that is read: beyond it a full turn is more than its digits can tell. */
const largest = Q.rational(10n ** 15n);

const written = "such as 45.1234, 45g12c34cc, 40°30'15\", N45°30'E or 0.7 rad";

/** An angle in gradians, in any form that a surveyor writes; stated back in gon. */
export function gradians(options: FieldOptions & GradianLimits): Field<Gradians> {
  const { label } = options;
  const limits = saidLimits(options, ' gon');
  return {
    ...commonOf(options),
    unit: options.unit ?? 'gon',
    accepts: `an angle in gradians or with its unit, ${written}${limits && `, ${limits}`}`,
    control: { control: 'text', entry: 'text', pad: 'angle' },
    live: undefined,
    samples: {
      good: ['45.1234', '45,1234', '45g12c34cc', '120gon', '40°30\'15"', "N45°30'E", 'pi/4 rad', '100/3', '0.7 rad'],
      bad: ['abc', '1..2', "40°75'", '45 miles', 'N45E'],
    },
    read(text, { decimal }) {
      const read = readAngle(text, 'gradians', { decimal });
      if (!read.ok) return about(label, read.error);
      const angle = inGradians(read.value);
      if (angle === undefined || Q.compare(Q.abs(angle), largest) > 0)
        return no('too-large', `${label} is too large for an angle.`);
      return within(label, angle, read.value.typedIn, options);
    },
    reading: ({ rational, typed }) => {
      const text = shown(rational);
      const notes = typed === 'gradians' ? undefined : [`typed in ${typed}`];
      return { plain: text, as: `${text} gon`, latex: `${decimalLatex(text)}\\ \\text{gon}`, notes };
    },
  };
}

/** The whole decimal where it is short, else 15 digits. */
const shown = (angle: Rational): string => exactDecimal(angle, 12) ?? toDecimal(angle, 15);

/** An angle outside its limits, with digits that tell it from them: not "at most 400 gon; 400 gon was typed". */
function besideLimits(angle: Rational, { above, below, atLeast, atMost }: GradianLimits): string {
  const short = shown(angle);
  return [above, below, atLeast, atMost].some((limit) => limit !== undefined && short === String(limit))
    ? toDecimal(angle, 30)
    : short;
}

function within(label: string, typed: Rational, unit: Gradians['typed'], limits: GradianLimits): Result<Gradians> {
  const turns = Q.integerRational(Q.floor(Q.divide(typed, Q.rational(400))));
  const angle = limits.turns ? Q.subtract(typed, Q.multiply(Q.rational(400), turns)) : typed;
  const side = (limit: number) => Q.compare(angle, Q.fromNumber(limit));
  const inside =
    (limits.above === undefined || side(limits.above) > 0) &&
    (limits.below === undefined || side(limits.below) < 0) &&
    (limits.atLeast === undefined || side(limits.atLeast) >= 0) &&
    (limits.atMost === undefined || side(limits.atMost) <= 0);
  if (!inside)
    return no(
      'out-of-range',
      `${label} must be ${saidLimits(limits, ' gon')}; ${besideLimits(angle, limits)} gon was typed.`,
    );
  return { ok: true, value: { rational: angle, value: Q.toNumber(angle), typed: unit } };
}
