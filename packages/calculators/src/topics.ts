import type { Topic } from './kit/page.ts';

/** The nine topics, in the order of the menu. A topic is shown as soon as one of its pages exists. */
export const topics: readonly Topic[] = [
  {
    id: 'algebra',
    menu: 'College Algebra',
    title: 'Algebra',
    purpose: 'Expand, factor, simplify and solve, exactly; complex numbers, inequalities, slopes, primes.',
    keywords: ['algebra calculator', 'polynomial', 'complex numbers', 'inequality', 'slope', 'prime'],
  },
  {
    id: 'calculus',
    menu: 'Advanced Calculus',
    title: 'Calculus',
    purpose: 'Derivatives, integrals, limits, matrices and systems, with every step.',
    keywords: ['calculus calculator', 'derivative', 'integral', 'limit', 'matrix', 'linear system'],
  },
  {
    id: 'trigonometry',
    menu: 'Trigonometry',
    title: 'Trigonometry',
    purpose: 'Functions, equations, identities and the circle, in degrees, radians and gradians.',
    keywords: ['trigonometry calculator', 'sine', 'cosine', 'tangent', 'angle converter', 'unit circle'],
  },
  {
    id: 'statistics',
    menu: 'Statistics',
    title: 'Statistics',
    purpose: 'Descriptive figures and probability distributions, right in the tails too.',
    keywords: ['statistics calculator', 'mean', 'standard deviation', 'percentile', 'normal distribution'],
  },
  {
    id: 'surface',
    menu: 'Areas and Volumes',
    title: 'Areas and volumes',
    purpose: 'Plane figures and solids, exact and decimal, drawn to scale.',
    keywords: ['area calculator', 'volume calculator', 'circle', 'sphere', 'cylinder', 'cone'],
  },
  {
    id: 'topography',
    menu: 'Topography',
    title: 'Topography',
    purpose: 'Bearings, intersections, resections and triangles in gradians, with a plan to scale.',
    keywords: ['surveying calculator', 'bearing', 'gisement', 'gradians', 'resection', 'intersection'],
  },
  {
    id: 'finance',
    menu: 'Financial Mathematics',
    title: 'Financial mathematics',
    purpose: 'Ratios, loans, annuities, bonds and stocks, with the formula and its numbers.',
    keywords: ['finance calculator', 'loan', 'annuity', 'ratio', 'bond', 'interest'],
  },
  {
    id: 'science',
    menu: 'Science Constants',
    title: 'Science constants',
    purpose: 'Constants of mathematics and physics and figures of the solar system, with their sources.',
    keywords: ['physical constants', 'mathematical constants', 'solar system', 'CODATA'],
  },
  {
    id: 'functions',
    menu: 'Mathematical Functions',
    title: 'Mathematical functions',
    purpose: 'Factorial, gamma, beta, Stirling, error function, binomial, GCD and LCM.',
    keywords: ['factorial', 'gamma function', 'beta function', 'binomial coefficient', 'gcd', 'lcm'],
  },
];
