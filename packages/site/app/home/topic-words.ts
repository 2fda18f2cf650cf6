import type { TopicId } from '@nomogram/calculators/kit/page.ts';

/** What a topic is about, in a few sentences: a section of the home page, and the introduction of the topic's own page. */
interface TopicWords {
  readonly heading: string;
  readonly text: string;
}

export const topicWords: Readonly<Record<TopicId, TopicWords>> = {
  algebra: {
    heading: 'Algebra that stays exact',
    text: 'Polynomials are expanded, factored and divided with whole numbers and fractions, so no digit is lost on the way. Roots come as radicals first and as decimals beside them, and every factorization is multiplied out again before you see it.',
  },
  calculus: {
    heading: 'Calculus with every step',
    text: 'Each rule is named where it is used, each antiderivative is differentiated back, and where no elementary answer exists the page says so. Function, derivative and area are drawn from what you typed.',
  },
  trigonometry: {
    heading: 'Trigonometry in any unit',
    text: 'Degrees, radians and gradians, direct and inverse, circular and hyperbolic. Equations are solved completely, with the period written out, and the circle is drawn beside its equation.',
  },
  statistics: {
    heading: 'Statistics, right in the tails too',
    text: 'Paste your values as they are: a column from a spreadsheet works. Probabilities far out in the tail are computed as tails, never as one minus something, so one in a million million is still right to the last digit.',
  },
  surface: {
    heading: 'Areas and volumes, drawn to scale',
    text: 'From the circle to the icosahedron: the exact value with π and roots kept, the decimal beside it, and the figure in its true proportions.',
  },
  topography: {
    heading: 'Surveying in gradians',
    text: 'Bearings clockwise from grid north, intersections with both solutions, resections that warn of the danger circle. Every result comes with a plan to scale, north up, and the convention in words.',
  },
  finance: {
    heading: 'Finance with the formula shown',
    text: 'Ratios, loans, annuities, bonds and stocks. Every page names the formula, shows your numbers in it, and says what the result means. Rates are typed in percent and repeated both ways.',
  },
  science: {
    heading: 'Constants with their sources',
    text: 'The CODATA values of physics with their uncertainty, the constants of mathematics to fifty digits, and the figures of the solar system: each with where it comes from.',
  },
  functions: {
    heading: 'Functions beyond the keyboard',
    text: 'Factorials of any size to the last digit, gamma and beta for any real argument, Stirling numbers, the error function, and greatest common divisors of integers as long as you like.',
  },
};

/** Which topics the home page tells about at length: the first five of these that exist. */
export const toldTopics: readonly TopicId[] = [
  'calculus',
  'statistics',
  'topography',
  'finance',
  'algebra',
  'trigonometry',
  'surface',
  'functions',
  'science',
];
