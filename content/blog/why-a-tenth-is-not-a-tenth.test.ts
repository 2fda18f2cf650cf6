import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('why-a-tenth-is-not-a-tenth');

/** A double between 0 and 1 as an integer over 2^60, and all the decimals of such a fraction. */
const over60 = (value: number): bigint => BigInt(value * 2 ** 60);
const decimals = (numerator: bigint): string =>
  `0.${String(numerator * 5n ** 60n)
    .padStart(60, '0')
    .replace(/0+$/, '')}`;

test('what is stored for the three decimals, and their sum', () => {
  for (const value of [0.1, 0.2, 0.3]) has(`| ${value} | ${decimals(over60(value))} |`);
  const sum = over60(0.1) + over60(0.2);
  has(`s=${decimals(sum)}`, `a=${decimals(over60(0.3))}`, `b=${decimals(over60(0.1 + 0.2))}`);
  expect(2n * sum).toBe(over60(0.3) + over60(0.1 + 0.2));
  expect(over60(0.1)).toBe(3602879701896397n * 2n ** 5n);
  expect(String(0.1 + 0.2)).toBe('0.30000000000000004');
});

test('the neighbour with the even last digit is chosen', () => {
  expect(over60(0.1 + 0.2) - over60(0.3)).toBe(2n ** 6n);
  expect((over60(0.1 + 0.2) / 2n ** 6n) % 2n).toBe(0n);
});

test('sums in a loop, and the difference that a spreadsheet hides', () => {
  const sum = (times: number): number => Array.from({ length: times }, () => 0.1).reduce((a, b) => a + b, 0);
  has(String(sum(10)), String(sum(1_000_000)));
  expect((0.5 - 0.4 - 0.1).toPrecision(3)).toBe('-2.78e-17');
  expect((1.005).toFixed(2)).toBe('1.00');
});

test("Rump's example", () => {
  const [a, b] = [77617, 33096];
  const inDoubles =
    333.75 * b ** 6 + a ** 2 * (11 * a ** 2 * b ** 2 - b ** 6 - 121 * b ** 4 - 2) + 5.5 * b ** 8 + a / (2 * b);
  expect(inDoubles.toPrecision(3)).toBe('-1.18e+21');
  const [A, B] = [77617n, 33096n];
  const quarters =
    1335n * B ** 6n + 4n * A ** 2n * (11n * A ** 2n * B ** 2n - B ** 6n - 121n * B ** 4n - 2n) + 22n * B ** 8n;
  // f = quarters/4 + A/(2B), and 66192 = 2B
  expect(quarters * B + 2n * A).toBe((-54767n * 4n * B) / 66192n);
  has(`${(-54767 / 66192).toFixed(15)}`);
});

test("Muller's recurrence in doubles and exactly", () => {
  const inDoubles = [2, -4];
  for (let n = 1; n < 30; n++) {
    const [before = 0, now = 0] = inDoubles.slice(-2);
    inDoubles.push(111 - 1130 / now + 3000 / (now * before));
  }
  const exact = (n: bigint): number => {
    const top = 3n * 6n ** (n + 1n) - 4n * 5n ** (n + 1n);
    const bottom = 3n * 6n ** n - 4n * 5n ** n;
    return Number((top * 10n ** 18n) / bottom) / 1e18;
  };
  has(`| 5 | ${inDoubles[5]} | ${exact(5n)} |`);
  for (const n of [10, 14, 16, 18, 20, 30]) {
    has(`| ${n} | ${inDoubles[n]?.toFixed(12)} | ${exact(BigInt(n)).toFixed(12)} |`);
  }
});

test('harmonic numbers', () => {
  expect(harmonic(10n)).toBe('7381/2520');
  has(...harmonic(10n).split('\n'), ...harmonic(50n).split('/'));
  expect(harmonic(1000n).split('/')[1]).toHaveLength(433);
});

function harmonic(upTo: bigint): string {
  let [top, bottom] = [0n, 1n];
  for (let k = 1n; k <= upTo; k++) [top, bottom] = [top * k + bottom, bottom * k];
  const common = gcd(top, bottom);
  return `${top / common}/${bottom / common}`;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

test('the matrix with a third and with 0.333', () => {
  const determinant = (c: number): number => 1 * (c / 5 - 1 / 16) - 0.5 * (0.1 - c / 4) + c * (1 / 8 - c * c);
  const middle = (c: number): number => (1 / 5 - c * c) / determinant(c);
  expect(determinant(1 / 3) * 2160).toBeNear(1, 1e-9);
  expect(middle(1 / 3)).toBeNear(192, 1e-8);
  has(determinant(0.333).toFixed(9), middle(0.333).toFixed(2));
});
