/** The three lists of constants; each is a page of the topic Science Constants and an endpoint of the service. */
export interface ConstantsPage {
  /** The address of the page: `/science-math`. */
  readonly id: string;
  /** Its name at the service: `/nomogram/constants/math`. */
  readonly list: 'math' | 'physics' | 'solar';
  readonly title: string;
  readonly purpose: string;
  readonly keywords: readonly string[];
  /** What one entry is called when they are counted. */
  readonly noun: readonly [one: string, many: string];
}

export const constantsPages: readonly ConstantsPage[] = [
  {
    id: 'science-math',
    list: 'math',
    title: 'Mathematical constants',
    purpose: 'Pi, e, the golden ratio and their lesser known relatives: value to fifty digits, definition and status.',
    keywords: ['mathematical constants', 'pi', 'Euler number', 'golden ratio', 'digits'],
    noun: ['constant', 'constants'],
  },
  {
    id: 'science-physics',
    list: 'physics',
    title: 'Physical constants',
    purpose: 'The CODATA values of the fundamental physical constants, with unit and uncertainty as NIST prints them.',
    keywords: ['physical constants', 'CODATA', 'speed of light', 'Planck constant', 'elementary charge'],
    noun: ['constant', 'constants'],
  },
  {
    id: 'science-solar',
    list: 'solar',
    title: 'Solar system',
    purpose: 'Masses, radii, orbits and moons: the figures of the Sun, the planets and the smaller bodies.',
    keywords: ['solar system', 'planets', 'mass of the Earth', 'orbit', 'radius'],
    noun: ['body', 'bodies'],
  },
];

export const constantsPageAt = (pathname: string): ConstantsPage | undefined =>
  constantsPages.find(({ id }) => pathname.replaceAll('/', '') === id);
