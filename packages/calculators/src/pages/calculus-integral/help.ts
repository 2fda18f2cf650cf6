import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  analytical: [
    {
      title: 'What an antiderivative is for',
      text: 'Differentiation asks for the slope of a curve, this asks back for the curve with a given slope: position from velocity, amount from rate. On an interval any two antiderivatives differ by a constant, hence the $C$; a known value, such as the position at time 0, fixes it. With it every definite integral over the interval follows by a subtraction.',
    },
    {
      title: 'Mistake: a product factor by factor',
      text: 'An integral of a product is not the product of the integrals: $\\int x \\cdot x\\,dx = \\frac{x^3}{3} + C$, while $\\frac{x^2}{2} \\cdot \\frac{x^2}{2} = \\frac{x^4}{4}$.',
    },
  ],
  numerical: [
    {
      title: 'A number without a formula',
      text: 'Most integrals that occur in practice have no closed form: lengths of curves, probabilities, periods of a pendulum. A quadrature rule evaluates $f$ at chosen points and adds the values with weights. How far it can be off follows from a bound of $f$ in the complex plane around the range, so that digits can be proved; where $f$ cannot be enclosed, two rules that use different points are compared, and what they share is shown as an estimate.',
    },
    {
      title: 'Area counts with its sign',
      text: 'Where $f < 0$ the integral is negative, and parts may cancel: $\\int_0^{2\\pi} \\sin x\\,dx = 0$. The area between curve and axis is $\\int |f|$, here 4.',
    },
  ],
  definite: [
    {
      title: 'Exact, by the fundamental theorem',
      text: "If $F' = f$ on the whole interval and $F$ is continuous there, the integral is $F(b) - F(a)$: $\\int_0^1 \\frac{dx}{1 + x^2} = \\arctan 1 = \\frac{\\pi}{4}$. The exact form shows what a decimal hides, and can be used further without loss. At an infinite bound the limit of $F$ is taken in place of its value.",
    },
    {
      title: 'Mistake: bounds and substitution',
      text: 'With $u = g(x)$ the bounds become $g(a)$ and $g(b)$. Keeping $a$ and $b$ for $u$, or returning to $x$ with the new bounds, gives another number.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
