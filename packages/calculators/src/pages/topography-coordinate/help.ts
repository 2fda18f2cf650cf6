import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  rotate: [
    {
      title: 'By hand: rotate',
      text: "The axes are turned clockwise by 50 gon; M (100, 200). $X' = 100 \\cdot 0.707107 - 200 \\cdot 0.707107 = -70.711$ m, $Y' = 100 \\cdot 0.707107 + 200 \\cdot 0.707107 = 212.132$ m. The bearing of M was 29.517 gon; seen from the new Y axis it is $29.517 - 50 = -20.483$, that is 379.517 gon.",
    },
  ],
  rotranslate: [
    {
      title: 'By hand: rotate then translate',
      text: 'M (100, 200), axes turned clockwise by 50 gon, then the origin moved by 10 m along the turned X axis and 20 m along the turned Y axis: $X = 100 \\cdot 0.707107 - 200 \\cdot 0.707107 - 10 = -80.711$ m, $Y = 100 \\cdot 0.707107 + 200 \\cdot 0.707107 - 20 = 192.132$ m.',
    },
    {
      title: 'There and back',
      text: 'The inverse of translate then rotate by A with the origin O is rotate by $-A$, then translate by $-O$: rotate then translate with the angle $-A$ and the coordinates $-X_O$, $-Y_O$.',
    },
  ],
  translate: [
    {
      title: 'By hand: translate',
      text: "A site has its origin in O (1000, 2000). M (1350.25, 1980.5) lies $X' = 1350.25 - 1000 = 350.25$ m east and $Y' = 1980.5 - 2000 = -19.5$ m north of it, that is 19.5 m south.",
    },
  ],
  transrotate: [
    {
      title: 'By hand: translate then rotate',
      text: "The corner of a building, O (1000, 2000), is the new origin, its front has the bearing 50 gon and becomes the Y' axis. M (1100, 2200): first $X_M - X_O = 100$, $Y_M - Y_O = 200$; then turned, $X' = (100 - 200) \\cdot 0.707107 = -70.711$ m, $Y' = (100 + 200) \\cdot 0.707107 = 212.132$ m: M stands 212.13 m along the front and 70.71 m to the left of it.",
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
