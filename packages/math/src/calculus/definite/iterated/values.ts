import * as G from '../../../exact/gaussian.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';

/*
 * The values at 1 of the iterated integrals G(a₁ … aₙ; x) of dx/(x − a), a in 0, ±1, ±i (`words.ts`), as rational combinations of
 * constants: by Deligne's theorem (Le groupe fondamental unipotent motivique de Gm − μN, 2010) those of one length lie in a space of the
 * dimension that the constants below have. The combinations are those of `make-values.py` beside this file, which finds them from
 * 75 digits; where ln ε diverges at an end, the finite part. A word is written with + for 1, - for −1, j for −i; behind it stand the
 * coefficients of the real constants of its length, behind a bar those of the imaginary ones. A word that is absent has the value 0; that
 * of the conjugate word is the conjugate.
 */

/** A combination of the constants, by their names, with Gaussian rationals. */
export type Value = ReadonlyMap<string, G.Gaussian>;

const real = ['', 'ln2', 'pi^2 ln2^2', 'zeta3 pi^2*ln2 ln2^3 pi*G', 'pi^4 zeta3*ln2 pi^2*ln2^2 ln2^4 Li4'].map(names);
const imaginary = ['', 'pi', 'G pi*ln2', 'pi^3 pi*ln2^2 G*ln2 ImLi3', ''].map(names);

function names(line: string): readonly string[] {
  return line.split(' ').filter((name) => name !== '');
}

const pi = E.constant('pi');
const [ln2, catalan, zeta3] = [E.ln(E.two), E.constant('Catalan'), E.apply('zeta', [E.number(3)])];
const toThe = (a: Expression, n: number): Expression => E.power(a, E.number(n));

/** The constants; of Im Li₃((1 + i)/2) there is no shorter name, so that it is none here. */
const constants: Readonly<Record<string, Expression>> = {
  '1': E.one,
  ln2,
  pi,
  'pi^2': toThe(pi, 2),
  'ln2^2': toThe(ln2, 2),
  G: catalan,
  'pi*ln2': E.multiply(pi, ln2),
  zeta3,
  'pi^2*ln2': E.multiply(toThe(pi, 2), ln2),
  'ln2^3': toThe(ln2, 3),
  'pi*G': E.multiply(pi, catalan),
  'pi^3': toThe(pi, 3),
  'pi*ln2^2': E.multiply(pi, toThe(ln2, 2)),
  'G*ln2': E.multiply(catalan, ln2),
  'pi^4': toThe(pi, 4),
  'zeta3*ln2': E.multiply(zeta3, ln2),
  'pi^2*ln2^2': E.multiply(toThe(pi, 2), toThe(ln2, 2)),
  'ln2^4': toThe(ln2, 4),
  Li4: E.apply('polylog', [E.number(4), E.half]),
};

/** The real combination as an expression; null where an imaginary part or a constant without a name is left. */
export function expressionOf(value: Value): Expression | null {
  const terms: Expression[] = [];
  for (const [name, by] of value) {
    if (G.isZero(by)) continue;
    const constant = constants[name];
    if (constant === undefined || !Q.isZero(by.im)) return null;
    terms.push(E.multiply(E.number(by.re), constant));
  }
  return E.sum(terms);
}

/** a + by·b */
export function plus(a: Value, by: G.Gaussian, b: Value): Value {
  if (G.isZero(by)) return a;
  const all = new Map(a);
  for (const [name, one] of b) {
    const known = all.get(name);
    const more = G.multiply(by, one);
    all.set(name, known === undefined ? more : G.add(known, more));
  }
  return all;
}

/** The longest words over all five letters, and over 0 and ±1 alone. */
const [longest, maxRealLength] = [3, 4];

/** The finite part of G(w; 1); null where the word is too long. */
export function valueAtOne(word: string): Value | null {
  if (word === '') return new Map([['1', G.gaussian(Q.one, Q.zero)]]);
  const isReal = !/[ij]/.test(word);
  if (word.length > (isReal ? maxRealLength : longest)) return null;
  const known = table.get(word);
  if (known !== undefined) return known;
  const mirrored = table.get(conjugated(word));
  return mirrored === undefined
    ? new Map()
    : new Map([...mirrored].map(([name, by]) => [name, G.conjugate(by)] as const));
}

const conjugated = (word: string): string => word.replace(/[ij]/g, (letter) => (letter === 'i' ? 'j' : 'i'));

function entryOf(line: string): readonly [string, Value] {
  const [left = '', right = ''] = line.split(' | ');
  const [word = '', ...re] = left.split(' ');
  const value = new Map<string, G.Gaussian>();
  for (const [k, text] of re.entries()) value.set(real[word.length]![k]!, G.gaussian(fraction(text), Q.zero));
  for (const [k, text] of right
    .split(' ')
    .filter((one) => one !== '')
    .entries())
    value.set(imaginary[word.length]![k]!, G.gaussian(Q.zero, fraction(text)));
  return [word, value];
}

function fraction(text: string): Q.Rational {
  const [top, bottom = '1'] = text.split('/');
  return Q.rational(Number(top), Number(bottom));
}

const written = `
- 1
i 1/2 | 1/4
0+ -1/6 0
0- 1/12 0
0i 1/48 0 | 1 0
+0 1/6 0
+- 1/12 -1/2
+i 5/96 -1/8 | 1 -1/8
-0 -1/12 0
-+ -1/12 1/2
-- 0 1/2
-i -1/96 3/8 | 0 1/8
i0 -1/48 0 | -1 0
i+ -5/96 1/8 | -1 1/8
i- 1/96 1/8 | 0 1/8
ii -1/32 1/8 | 0 1/8
ij 1/32 1/8 | -1 3/8
00+ -1 0 0 0
00- 3/4 0 0 0
00i 3/32 0 0 0 | 1/32 0 0 0
0+0 2 0 0 0
0++ 1 0 0 0
0+- 1 -1/4 0 0
0+i 1 -3/32 0 -1/4 | -1/16 -1/16 1/2 2
0-0 -3/2 0 0 0
0-+ -13/8 1/4 0 0
0-- 1/8 0 0 0
0-i -3/4 1/32 0 1/4 | 1/64 0 -1/2 0
0i0 -3/16 0 0 0 | -1/16 0 0 0
0i+ -41/64 3/32 0 0 | 1/128 1/32 0 -1
0i- 15/64 -1/32 0 0 | -11/128 -3/32 2 3
0ii 29/64 0 0 -1/4 | -3/128 -1/32 1/2 1
0ij -27/64 0 0 1/4 | 5/128 3/32 1/2 -3
+00 -1 0 0 0
+0+ -2 0 0 0
+0- 5/8 0 0 0
+0i -23/64 0 0 1/4 | 7/128 1/32 -1/2 -1
++0 1 0 0 0
++- 7/8 -1/12 1/6 0
++i 35/64 -5/192 1/48 0 | 0 0 0 1
+-0 -13/8 1/4 0 0
+-+ -7/4 1/6 -1/3 0
+-- -1/8 1/12 -1/3 0
+-i -7/8 5/64 -11/48 1/4 | 23/384 -1/32 -1/2 -2
+i0 -41/64 3/32 0 0 | 1/128 1/32 0 -1
+i+ -35/32 5/96 -1/24 0 | 0 0 0 -2
+i- 7/64 1/48 -1/24 0 | -3/128 -3/32 1 1
+ii -29/64 1/24 -1/24 0 | 13/384 -1/32 0 -1
+ij -15/64 1/96 -1/24 1/4 | 17/384 -3/32 1/2 -3
-00 3/4 0 0 0
-0+ 5/8 -1/6 0 0
-0- -1/4 1/12 0 0
-0i 33/64 1/48 0 -1/4 | 9/128 3/32 -1/2 -3
-+0 1 -1/12 0 0
-++ 7/8 -1/12 1/6 0
-+- 1/4 -1/12 1/6 0
-+i 49/64 -3/64 7/48 -1/4 | -7/192 0 1/2 1
--0 1/8 -1/12 0 0
--+ -1/8 0 1/6 0
--- 0 0 1/6 0
--i 0 -1/192 7/48 0 | 7/128 3/32 -1 -2
-i0 15/64 -5/96 0 0 | -11/128 -3/32 1 3
-i+ 7/64 -1/32 1/12 0 | -3/128 1/32 0 1
-i- 0 0 1/12 0 | -7/64 -1/16 2 4
-ii 41/64 -1/48 1/12 -1/4 | -11/384 1/32 1/2 1
-ij -1/64 1/96 1/12 0 | -31/384 3/32 1 3
i00 3/32 0 0 0 | 1/32 0 0 0
i0+ -23/64 -1/12 0 1/4 | 5/384 1/32 -1/2 -1
i0- 33/64 1/24 0 -1/4 | 35/384 3/32 -3/2 -3
i0i -29/32 1/96 0 1/4 | 5/96 1/16 -1/2 -2
i0j 27/32 1/96 0 -1/4 | 1/192 0 -1/2 0
i+0 1 -1/96 0 -1/4 | -1/48 -1/16 1/2 2
i++ 35/64 -5/192 1/48 0 | 0 0 0 1
i+- 49/64 -11/192 1/48 -1/4 | -1/64 0 -1/2 1
i+i 29/32 -5/192 1/48 -1/4 | -7/128 -1/32 1/2 2
i+j 15/32 -5/192 1/48 -1/4 | 5/384 1/32 -1/2 0
i-0 -3/4 -1/96 0 1/4 | -1/192 0 -1/2 0
i-+ -7/8 7/192 1/48 1/4 | 5/128 3/32 -1/2 -2
i-- 0 1/192 1/48 0 | 7/128 3/32 -1 -2
i-i -41/32 1/192 1/48 1/2 | 7/128 3/32 -1 -2
i-j 1/32 1/192 1/48 0 | -1/384 1/32 0 0
ii0 29/64 -1/96 0 0 | -11/384 -1/32 0 1
ii+ -29/64 -1/64 1/48 1/4 | 1/48 1/16 -1/2 -1
ii- 41/64 -1/64 1/48 -1/4 | -5/192 0 1/2 1
iii 0 -1/64 1/48 0 | -1/384 1/32 0 0
iij 21/64 -3/64 1/48 0 | 1/48 0 0 -1
ij0 -27/64 -1/96 0 0 | -17/384 -3/32 0 3
ij+ -15/64 1/64 1/48 0 | -11/192 1/16 0 3
ij- -1/64 1/64 1/48 0 | 1/12 1/4 -2 -3
iji -21/32 1/64 1/48 1/4 | -13/384 7/32 -1/2 2
ijj 21/64 3/64 1/48 -1/4 | -1/48 3/16 -1/2 1
000+ -1/90 0 0 0 0
000- 7/720 0 0 0 0
00+0 1/30 0 0 0 0
00++ 1/360 0 0 0 0
00+- 19/1440 -7/4 0 0 0
00-0 -7/240 0 0 0 0
00-+ 1/180 0 1/12 -1/12 -2
00-- -1/48 7/4 -1/12 1/12 2
0+00 -1/30 0 0 0 0
0+0+ 1/120 0 0 0 0
0+0- -71/1440 7/2 -1/6 1/6 4
0++0 -1/72 0 0 0 0
0+++ -1/90 0 0 0 0
0++- -1/80 7/8 1/12 1/24 1
0+-0 11/480 0 1/6 -1/6 -4
0+-+ 7/288 0 -1/8 -1/8 -3
0+-- -7/288 21/8 -5/24 1/12 2
0-00 7/240 0 0 0 0
0-0+ -1/480 0 0 0 0
0-0- 13/288 -7/2 1/6 -1/6 -4
0-+0 -13/1440 0 -1/6 1/6 4
0-++ -11/720 0 0 1/8 3
0-+- 7/720 -21/8 1/4 0 0
0--0 -1/288 0 0 0 0
0--+ 1/80 0 -1/24 -1/12 -2
0--- 1/90 -7/8 1/24 -1/24 -1
+000 1/90 0 0 0 0
+00+ -1/72 0 0 0 0
+00- 11/360 -7/4 1/12 -1/12 -2
+0+0 7/360 0 0 0 0
+0++ 1/30 0 0 0 0
+0+- 1/1440 -7/4 -1/24 1/24 1
+0-0 -17/1440 0 0 0 0
+0-+ 1/160 0 1/8 -1/8 -3
+0-- 1/480 0 0 0 0
++00 -1/360 0 0 0 0
++0+ -1/30 0 0 0 0
++0- -1/288 7/8 -1/24 1/24 1
+++0 1/90 0 0 0 0
+++- 0 0 0 0 1
++-0 11/720 0 0 -1/8 -3
++-+ 0 0 0 0 -3
++-- -1/720 1 -1/12 1/8 0
+-00 -1/180 0 -1/12 1/12 2
+-0+ -29/1440 0 -1/24 1/8 3
+-0- 1/24 -21/8 1/8 -1/6 -4
+-+0 -1/96 0 1/24 1/8 3
+-++ 0 0 0 0 3
+-+- 1/160 -2 1/8 -1/8 0
+--0 -7/360 0 1/12 1/12 2
+--+ -1/288 0 1/24 -1/8 0
+--- 1/90 -1 1/12 -1/6 -1
-000 -7/720 0 0 0 0
-00+ -1/60 3/4 -1/12 1/12 2
-00- -1/288 3/4 0 0 0
-0+0 17/480 -3/2 1/6 -1/6 -4
-0++ 1/288 1/8 1/24 -1/24 -1
-0+- 7/180 -13/8 -1/12 -1/6 -4
-0-0 -11/288 2 -1/6 1/6 4
-0-+ -5/144 1 1/12 1/6 4
-0-- -1/30 11/4 -1/8 1/8 3
-+00 -19/1440 3/4 0 0 0
-+0+ 19/1440 -1/4 -1/24 -1/24 -1
-+0- -11/240 13/4 -1/8 1/6 4
-++0 -1/720 1/8 0 -1/24 -1
-+++ 0 0 0 0 -1
-++- -1/288 7/8 -1/24 1/24 0
-+-0 -1/360 1 -1/24 0 0
-+-+ 1/1440 1/4 -1/24 1/24 0
-+-- -1/30 23/8 -1/6 1/6 3
--00 1/48 -1 1/12 -1/12 -2
--0+ -1/480 5/8 -1/12 0 0
--0- 1/30 -23/8 1/6 -1/8 -3
--+0 7/288 -13/8 1/24 -1/12 -2
--++ 1/720 -1/8 0 1/24 0
--+- 1/30 -11/4 1/8 -1/12 -3
---0 -1/90 1 -1/12 1/24 1
---+ -1/90 7/8 -1/24 1/12 1
---- 0 0 0 1/24 0`;

const table = new Map(written.trim().split('\n').map(entryOf));
