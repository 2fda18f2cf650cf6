/** The sentences that every answer of these pages ends with: nobody should have to guess units and senses. */
export const bearingConvention =
  'Convention: X east, Y north, in metres; bearings in gradians (gon, 400 to the turn), clockwise from grid north, the Y axis, from 0 to 400.';

export const stationConvention =
  'Convention: X east, Y north, in metres; angles in gradians (gon, 400 to the turn), clockwise at the station.';

export const lengthConvention = 'Convention: lengths in metres, angles in gradians (gon, 400 to the turn).';
