import { complexNumber } from '../../kit/fields/complex.ts';

/**
 * The eleven operations of the page. They have no endpoint: they are computed in the page. Real and imaginary
 * part are exact all the way; the check goes back by the inverse operation, in enclosures of the numbers themselves.
 */
export const field = (label: string, symbol: string, nonzero = false) =>
  complexNumber({ label, symbol, hint: 'For example 5+2i, 7-i or {r: 2, phi: pi/3}', nonzero });

export const two = { a: field('First number', 'a'), b: field('Second number', 'b') };
export const one = { z: field('Complex number', 'z') };
export const other = { z: field('Complex number', 'z', true) };

export const references = [
  { title: 'NIST Digital Library of Mathematical Functions, §1.9', url: 'https://dlmf.nist.gov/1.9' },
];
