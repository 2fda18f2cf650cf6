import { colours } from '../colours.ts';
import { dot, label, line } from './ink.ts';

/** Relative uncertainties of constants on a logarithmic scale. */
export function uncertaintyScale(): string {
  const base = 430;
  const at = (exponent: number): number => 110 + (exponent + 13) * 105;
  const ticks = [-12, -10, -8, -6, -4].map(
    (exponent) =>
      line([at(exponent), base], [at(exponent), base + 22], { stroke: colours.ink, width: 3 }) +
      label([at(exponent), base + 70], `10${superscript(exponent)}`, { fill: colours.muted, size: 36 }),
  );
  const constants = [
    { name: 'R∞', exponent: Math.log10(1.1e-12), above: 70 },
    { name: 'α', exponent: Math.log10(1.5e-10), above: 70 },
    { name: 'mₑ', exponent: Math.log10(3.1e-10), above: 170 },
    { name: 'G', exponent: Math.log10(2.2e-5), above: 70 },
  ];
  const marks = constants.map(({ name, exponent, above }) => {
    const ink = name === 'G' ? colours.answer : colours.act;
    return (
      line([at(exponent), base], [at(exponent), base - above], { stroke: ink, width: 4 }) +
      dot([at(exponent), base], 12, ink, true) +
      label([at(exponent), base - above - 24], name, { fill: ink, size: 64 })
    );
  });
  return [line([60, base], [1150, base], { stroke: colours.ink, width: 4 }), ...ticks, ...marks].join('');
}

const superscript = (exponent: number): string =>
  [...String(exponent)].map((sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)])).join('');
