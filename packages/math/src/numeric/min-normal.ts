/** The least normal double. Between 0 and here a double has lost digits, or all of them: 7.18e-318 would be 7.179974e-318. */
export const minNormal = 2 ** -1022;
