import { statisticalFunctions } from '../statistics/spreadsheet-functions.fixture.ts';

/**
 * A small spreadsheet: evaluates a formula as Excel and LibreOffice do, with their order of operations (a sign binds more
 * tightly than ^, and ^ is read from the left), and their functions written from their documented definitions. It shares
 * nothing with the calculators, so that their spreadsheet formulas can be tried.
 */
type Cell = number | string | boolean | readonly Cell[];

export const evaluateSheet = (formula: string): number => numberOf(evaluated(formula));

/** The numbers of a formula that fills several cells, row by row; of a complex number its parts. */
export function evaluateCells(formula: string): readonly number[] {
  const found = evaluated(formula);
  return isComplexText(found) ? partsOf(found) : numbers(found);
}

function evaluated(formula: string): Cell {
  const tokens = formula
    .replace(/^=/, '')
    .match(/"[^"]*"|[A-Z][A-Z0-9.]*(?=\()|TRUE|FALSE|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|<=|>=|<>|[-+*/^%(),;{}=<>]/g);
  if (!tokens || tokens.join('') !== formula.replace(/^=/, '').replace(/\s/g, ''))
    throw new Error(`unreadable: ${formula}`);
  let at = 0;
  const take = (expected?: string): string => {
    const token = tokens[at++];
    if (token === undefined || (expected && token !== expected))
      throw new Error(`${expected ?? 'more'} expected in ${formula}`);
    return token;
  };
  /** Arguments, or a row of an array; several rows are an array of them. */
  const list = (end: string): Cell[] => {
    const rows: Cell[][] = [[]];
    while (tokens[at] !== end) {
      rows.at(-1)!.push(expression(0));
      if (tokens[at] === ',') take(',');
      else if (tokens[at] === ';') rows.push(take(';') ? [] : []);
    }
    take(end);
    return rows.length === 1 ? rows[0]! : rows;
  };
  const operand = (): Cell => {
    const token = take();
    if (token === '-') return each(operand(), (x) => -x);
    if (token === '+') return operand();
    return percents(primary(token));
  };
  const primary = (token: string): Cell => {
    if (token === '(') {
      const inner = expression(0);
      take(')');
      return inner;
    }
    if (token === '{') return list('}');
    if (token.startsWith('"')) return token.slice(1, -1);
    if (token === 'TRUE' || token === 'FALSE') return token === 'TRUE';
    if (/^[A-Z]/.test(token)) {
      take('(');
      const called = functions[token];
      if (!called) throw new Error(`${token} is not known here`);
      return called(...list(')'));
    }
    return Number(token);
  };
  const percents = (value: Cell): Cell => {
    if (tokens[at] !== '%') return value;
    take('%');
    return percents(each(value, (x) => x / 100));
  };
  const expression = (least: number): Cell => {
    let left = operand();
    for (;;) {
      const binary = binaries[tokens[at] ?? ''];
      if (!binary || binary.binding <= least) return left;
      at++;
      left = both(left, expression(binary.binding), binary.of);
    }
  };
  const value = expression(0);
  if (at < tokens.length) throw new Error(`${tokens[at]} was not expected in ${formula}`);
  return value;
}

const binaries: Readonly<Record<string, { binding: number; of: (a: number, b: number) => number }>> = {
  '=': { binding: 1, of: (a, b) => Number(a === b) },
  '+': { binding: 2, of: (a, b) => a + b },
  '-': { binding: 2, of: (a, b) => a - b },
  '*': { binding: 3, of: (a, b) => a * b },
  '/': { binding: 3, of: (a, b) => a / b },
  '^': { binding: 4, of: (a, b) => a ** b },
};

const numberOf = (cell: Cell): number => (Array.isArray(cell) ? numberOf(cell[0]!) : Number(cell));
/** A complex number is a text, as the functions of complex numbers take and give it. */
const isComplexText = (cell: Cell): cell is string => typeof cell === 'string' && cell.endsWith('i');
const complexText = (re: number, im: number): string => `${re}|${im}i`;
function partsOf(cell: Cell): readonly [re: number, im: number] {
  const [re, im] = String(cell).split('|').map(Number.parseFloat);
  return [re!, im!];
}
const onComplex =
  (f: (a: readonly [number, number], b: readonly [number, number]) => Cell) =>
  (a: Cell, b: Cell = '0|0i'): Cell =>
    f(partsOf(a), partsOf(b));

const rowsIn = (cell: Cell): number[][] =>
  (cell as readonly Cell[]).every((one) => Array.isArray(one))
    ? (cell as readonly Cell[]).map((row) => numbers(row))
    : [numbers(cell)];
/** By the minors along the first row. */
const determinant = (a: readonly (readonly number[])[]): number =>
  a.length === 0 ? 1 : sum(a[0]!.map((entry, j) => (j % 2 ? -1 : 1) * entry * determinant(minor(a, 0, j))));
const minor = (a: readonly (readonly number[])[], i: number, j: number): readonly (readonly number[])[] =>
  a.filter((_, row) => row !== i).map((row) => row.filter((_, column) => column !== j));
/** By the adjugate. */
const inverse = (a: readonly (readonly number[])[]): number[][] =>
  a.map((row, i) => row.map((_, j) => (((i + j) % 2 ? -1 : 1) * determinant(minor(a, j, i))) / determinant(a)));

const each = (cell: Cell, f: (x: number) => number): Cell =>
  Array.isArray(cell) ? cell.map((one) => each(one, f)) : f(Number(cell));
const both = (a: Cell, b: Cell, f: (x: number, y: number) => number): Cell => {
  if (Array.isArray(a) && Array.isArray(b)) return a.map((one, at) => both(one, b[at]!, f));
  if (Array.isArray(a)) return a.map((one) => both(one, b, f));
  return Array.isArray(b) ? b.map((one) => both(a, one, f)) : f(Number(a), Number(b));
};
const numbers = (...cells: readonly Cell[]): number[] =>
  cells.flatMap((cell) => (Array.isArray(cell) ? numbers(...cell) : [Number(cell)]));
const sum = (terms: readonly number[]): number => terms.reduce((a, b) => a + b, 0);

const day = 86_400_000;
/** Serial numbers of days; only their differences matter here. */
const serial = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / day;

/** PV (1 + r)^n + PMT (1 + r·type) ((1 + r)^n − 1)/r + FV = 0, which defines all of PV, FV, PMT, NPER and RATE. */
const annuity = (r: number, n: number, type: number): number =>
  r === 0 ? n : ((1 + r * type) * Math.expm1(n * Math.log1p(r))) / r;

/** A root near a guess by the secant method, as spreadsheets look for one. */
function root(f: (x: number) => number, guess: number): number {
  let [a, b] = [guess, guess * 1.01 + 1e-6];
  for (let round = 0; round < 200 && a !== b; round++) {
    const [fa, fb] = [f(a), f(b)];
    if (fb === fa) break;
    const next = b - (fb * (b - a)) / (fb - fa);
    [a, b] = [b, next > -1 ? next : (b - 1) / 2];
  }
  return b;
}

const npv = (r: number, flows: readonly number[], times: readonly number[]): number =>
  sum(flows.map((flow, k) => flow / (1 + r) ** times[k]!));

function rate(n: number, payment: number, pv: number, fv = 0, type = 0): number {
  const f = (r: number) => pv * (1 + r) ** n + payment * annuity(r, n, type) + fv;
  return root(f, 0.1 / n);
}

/** Φ(x) by Simpson's rule. */
function normal(x: number): number {
  const [steps, density] = [2000, (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)];
  const h = x / steps;
  const weights = (k: number) => (k === 0 || k === steps ? 1 : k % 2 === 1 ? 4 : 2);
  return 0.5 + (h / 3) * sum(Array.from({ length: steps + 1 }, (_, k) => weights(k) * density(k * h)));
}

/** NaN as #NUM! for the negative yields that spreadsheets refuse. */
function duration(from: number, to: number, coupon: number, y: number, perYear: number): number {
  if (y < 0) return Number.NaN;
  const months = Math.round((to - from) / 365.25 / (1 / 12));
  const n = (months * perYear) / 12;
  const worths = Array.from(
    { length: n },
    (_, k) => (100 * (coupon / perYear + (k + 1 === n ? 1 : 0))) / (1 + y / perYear) ** (k + 1),
  );
  return sum(worths.map((worth, k) => ((k + 1) / perYear) * worth)) / sum(worths);
}

function decliningBalance(cost: number, salvage: number, life: number, period: number): number {
  let [book, amount] = [cost, 0];
  for (let k = 1; k <= period; k++) {
    amount = Math.max(0, Math.min((book * 2) / life, book - salvage));
    book -= amount;
  }
  return amount;
}

const inNumbers =
  (f: (...args: number[]) => number) =>
  (...cells: readonly Cell[]): number =>
    f(...cells.map(numberOf));

const functions: Readonly<Record<string, (...cells: readonly Cell[]) => Cell>> = {
  ...Object.fromEntries(
    Object.entries(statisticalFunctions).map(([name, f]) => [
      name,
      (...cells: readonly Cell[]) => f(...numbers(...cells)),
    ]),
  ),
  IF: (condition, yes, no) => (numberOf(condition!) ? yes! : no!),
  LN: inNumbers(Math.log),
  EXP: inNumbers(Math.exp),
  SQRT: inNumbers(Math.sqrt),
  PI: () => Math.PI,
  SIN: inNumbers(Math.sin),
  COS: inNumbers(Math.cos),
  TAN: inNumbers(Math.tan),
  ASIN: inNumbers(Math.asin),
  ACOS: inNumbers(Math.acos),
  ATAN: inNumbers(Math.atan),
  SINH: inNumbers(Math.sinh),
  COSH: inNumbers(Math.cosh),
  TANH: inNumbers(Math.tanh),
  ASINH: inNumbers(Math.asinh),
  ACOSH: inNumbers(Math.acosh),
  ATANH: inNumbers(Math.atanh),
  ABS: inNumbers(Math.abs),
  SIGN: inNumbers(Math.sign),
  MIN: (...cells) => Math.min(...numbers(...cells)),
  // Halves away from 0, as they are written with fifteen digits: 1.005 is a half.
  ROUND: inNumbers((x, places) => {
    const scaled = Number((Math.abs(x!) * 10 ** places!).toPrecision(15));
    return (Math.sign(x!) * Math.round(scaled)) / 10 ** places!;
  }),
  ROUNDUP: inNumbers((x, places) => Math.sign(x!) * (Math.ceil(Math.abs(x!) * 10 ** places!) / 10 ** places!)),
  SUM: (...cells) => sum(numbers(...cells)),
  PRODUCT: (...cells) => numbers(...cells).reduce((a, b) => a * b, 1),
  GEOMEAN: (...cells) => Math.exp(sum(numbers(...cells).map(Math.log)) / numbers(...cells).length),
  SUMPRODUCT: (a, b) => sum(numbers(a!).map((x, k) => x * numbers(b!)[k]!)),
  PMT: inNumbers((r, n, pv, fv = 0, type = 0) => -(pv! * (1 + r!) ** n! + fv) / annuity(r!, n!, type)),
  PV: inNumbers((r, n, payment, fv = 0, type = 0) => -(payment! * annuity(r!, n!, type) + fv) / (1 + r!) ** n!),
  FV: inNumbers((r, n, payment, pv = 0, type = 0) => -(pv * (1 + r!) ** n! + payment! * annuity(r!, n!, type))),
  NPER: inNumbers((r, payment, pv, fv = 0, type = 0) => {
    if (r === 0) return -(pv! + fv) / payment!;
    const level = (payment! * (1 + r! * type)) / r!;
    return Math.log((level - fv) / (level + pv!)) / Math.log1p(r!);
  }),
  RATE: inNumbers(rate),
  EFFECT: inNumbers((nominal, n) => (1 + nominal! / Math.trunc(n!)) ** Math.trunc(n!) - 1),
  RRI: inNumbers((n, pv, fv) => (fv! / pv!) ** (1 / n!) - 1),
  SLN: inNumbers((cost, salvage, life) => (cost! - salvage!) / life!),
  DDB: inNumbers(decliningBalance),
  NPV: (r, ...cells) => {
    const flows = numbers(...cells);
    return npv(
      numberOf(r!),
      flows,
      flows.map((_, k) => k + 1),
    );
  },
  IRR: (cells, guess) => {
    const flows = numbers(cells!);
    return root(
      (r) =>
        npv(
          r,
          flows,
          flows.map((_, k) => k),
        ),
      numberOf(guess!),
    );
  },
  XIRR: (cells, dates, guess) => {
    const days = numbers(dates!);
    return root(
      (r) =>
        npv(
          r,
          numbers(cells!),
          days.map((one) => (one - days[0]!) / 365),
        ),
      numberOf(guess!),
    );
  },
  MIRR: (cells, finance, reinvestment) => {
    const flows = numbers(cells!);
    const last = flows.length - 1;
    const earned = sum(flows.map((flow, k) => (flow > 0 ? flow * (1 + numberOf(reinvestment!)) ** (last - k) : 0)));
    const paid = sum(flows.map((flow, k) => (flow < 0 ? flow / (1 + numberOf(finance!)) ** k : 0)));
    return (earned / -paid) ** (1 / last) - 1;
  },
  DATE: inNumbers((year, month, date) => serial(year!, month!, date!)),
  DATEVALUE: (texts) => {
    const value = (text: Cell): number => Date.parse(String(text)) / day;
    return Array.isArray(texts) ? texts.map(value) : value(texts!);
  },
  MDETERM: (a) => determinant(rowsIn(a!)),
  MINVERSE: (a) => inverse(rowsIn(a!)),
  MMULT: (a, b) =>
    rowsIn(a!).map((row) => rowsIn(b!)[0]!.map((_, j) => sum(row.map((x, k) => x * rowsIn(b!)[k]![j]!)))),
  TRANSPOSE: (a) => rowsIn(a!)[0]!.map((_, j) => rowsIn(a!).map((row) => row[j]!)),
  COMPLEX: (re, im) => complexText(numberOf(re!), numberOf(im!)),
  IMSUM: onComplex(([a, b], [c, d]) => complexText(a + c, b + d)),
  IMSUB: onComplex(([a, b], [c, d]) => complexText(a - c, b - d)),
  IMPRODUCT: onComplex(([a, b], [c, d]) => complexText(a * c - b * d, a * d + b * c)),
  IMDIV: onComplex(([a, b], [c, d]) =>
    complexText((a * c + b * d) / (c * c + d * d), (b * c - a * d) / (c * c + d * d)),
  ),
  IMCONJUGATE: onComplex(([a, b]) => complexText(a, -b)),
  IMABS: onComplex(([a, b]) => Math.hypot(a, b)),
  IMLN: onComplex(([a, b]) => complexText(Math.log(Math.hypot(a, b)), Math.atan2(b, a))),
  DURATION: inNumbers(duration),
  'NORM.S.DIST': inNumbers(normal),
};
