import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  convert: [
    {
      title: 'Which unit for what',
      text: 'Degrees divide the turn into 360 parts and are used in everyday life and navigation; radians measure the arc on a circle of radius 1, so that an arc is $s = R\\varphi$ and the derivative of the sine is the cosine; gradians divide the right angle into 100 and are used in surveying. $1\\ \\text{rad} \\approx 57.2958^\\circ \\approx 63.6620\\ \\text{gon}$.',
    },
    {
      title: 'Minutes are not decimals',
      text: "$30^\\circ\\,15'$ is $30.25^\\circ$, not $30.15^\\circ$, for a degree has 60 minutes. A gradian is divided decimally.",
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
