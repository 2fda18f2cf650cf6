import { later } from '../../later.tsx';

/** The button to hear a curve, fetched with the first figure that has one. */
export const SoundButton = later(() => import('./SoundButton.tsx'));
