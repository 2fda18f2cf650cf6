import { colours } from '../colours.ts';
import { dot, type Point, path } from './ink.ts';

const step = 25;

/** Ulam's spiral: the whole numbers wound around 1, with the primes marked. */
export function primeSpiral(): string {
  const places = spiral(1 + 4 * 11 * 12);
  const primes = places.filter((_, index) => isPrime(index + 1));
  return [
    path(
      places.map(([x, y]) => at(x, y)),
      { stroke: colours.muted, width: 1 },
    ),
    ...primes.map(([x, y]) => dot(at(x, y), 8, colours.act)),
    dot(at(0, 0), 8, colours.answer, true),
  ].join('');
}

const at = (x: number, y: number): Point => [600 + step * x, 330 - step * y];

/** The places of 1, 2, 3, … on a square spiral that turns anticlockwise. */
function spiral(count: number): [number, number][] {
  const places: [number, number][] = [];
  let [x, y, dx, dy, run] = [0, 0, 1, 0, 1];
  while (places.length < count) {
    for (let leg = 0; leg < 2; leg++) {
      for (let k = 0; k < run; k++) {
        places.push([x, y]);
        [x, y] = [x + dx, y + dy];
      }
      [dx, dy] = [-dy, dx];
    }
    run += 1;
  }
  return places.slice(0, count);
}

function isPrime(n: number): boolean {
  for (let p = 2; p * p <= n; p++) if (n % p === 0) return false;
  return n > 1;
}
