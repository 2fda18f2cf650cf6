import type { HelpCard } from '../../kit/calculator.ts';

/** The guide to the syntax of functions, for every page that takes one. */
export const writingFunctions: HelpCard = {
  title: 'How to write functions',
  text: 'Use ^ for powers and * for products, which may be left out: 3x^2, 2x sin(x). Write sqrt and cbrt for roots, abs for the absolute value, e or exp for the exponential: e^(-x), exp(-x). The natural logarithm is ln or log, others are log10(x), log2(x) and log(x, b). The trigonometric names are sin, cos, tan, cot, sec, csc, their inverses asin, acos, atan, the hyperbolic ones sinh, cosh, tanh; sin(x)^2 and sin^2 x are the same. $\\pi$ is pi, infinity is +oo or -oo. Angles are in the unit chosen beside the form, in radians where none was; 45deg and 50grad are read as they say. What was understood is shown under the field while you type.',
};
