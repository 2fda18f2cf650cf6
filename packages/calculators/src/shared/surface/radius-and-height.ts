import { exactNumber } from '../../kit/fields/exact.ts';

/** What a right circular cylinder or cone is made from. */
export const radiusAndHeight = {
  radius: exactNumber({ label: 'Radius R', symbol: 'R', above: 0, convertsTo: 'm' }),
  height: exactNumber({ label: 'Height H', symbol: 'H', above: 0, convertsTo: 'm' }),
};
