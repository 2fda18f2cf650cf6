import { angleUnit } from '../../kit/angles/angle-in-text.ts';

/** The sentences that every answer of these pages ends with: nobody should have to guess units and senses. */
export const bearingConvention = `Convention: X east, Y north, in metres; bearings in ${angleUnit.named}, clockwise from grid north, the Y axis, from 0 to ${angleUnit.turn}.`;

export const stationConvention = `Convention: X east, Y north, in metres; angles in ${angleUnit.named}, clockwise at the station.`;

export const lengthConvention = `Convention: lengths in metres, angles in ${angleUnit.named}.`;
