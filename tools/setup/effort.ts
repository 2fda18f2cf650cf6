/**
 * How much work something is, on whatever machine: the processor time of this thread, as a multiple of what a fixed amount of arithmetic
 * takes here and now. What else runs on the machine slows both; what waits costs nothing. One unit is about a hundredth of a second on a
 * server of 2024, so that a bound says how much work is allowed, and no clock.
 *
 * @example expect(effort(() => parse(hostile))).toBeLessThan(100);
 */
export function effort(work: () => unknown): number {
  return processorTime(work) / unit();
}

/**
 * The least of up to four tries, which end with the first that is below `bound`: one try may also pay for what is compiled, or for collecting
 * what was made before it, and the unit is measured anew beside each further try.
 */
export function leastEffort(work: () => unknown, bound: number): number {
  let smallest = effort(work);
  for (let time = 0; time < 3 && smallest >= bound; time += 1) {
    // Since the unit was measured, other work may have begun on the machine, and slows what is done beside it.
    measured = undefined;
    smallest = Math.min(smallest, effort(work));
  }
  return smallest;
}

/**
 * How the work grows with the size of what is given: 8 where eight times as much takes eight times as long, 64 where it is quadratic.
 * Each size is tried several times, and its least effort counts: collecting what others left behind is not its own.
 */
export function growth(work: (size: number) => () => unknown, small: number, large: number): number {
  const [one, other] = [least(work(small)), least(work(large))];
  return other / one;
}

/** Microseconds that this thread was given while it worked. */
function processorTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** A machine may count in hundredths of a second: what is compared is done so often that it takes ten of them. */
const countable = 100_000;

/** The mean of many times, and the least of three such means; the first, before all is compiled, says how many are many. */
function least(work: () => unknown): number {
  let times = 1;
  const round = () => {
    for (let time = 0; time < times; time += 1) work();
  };
  while (processorTime(round) < countable) times *= 2;
  return Math.min(...[1, 2, 3].map(() => processorTime(round))) / times;
}

let measured: number | undefined;

/** The processor time of the unit in microseconds, measured when it is first asked for. */
export function unit(): number {
  measured ??= least(arithmetic);
  return measured;
}

/** Arithmetic with whole numbers of any length, and maps: what the engine does all day. */
function arithmetic(): bigint {
  const seen = new Map<string, bigint>();
  let value = 1n;
  for (let step = 1; step <= 20_000; step += 1) {
    value = (value * 6_364_136_223_846_793_005n + BigInt(step)) % 170_141_183_460_469_231_731_687_303_715_884_105_727n;
    seen.set(`${step % 1000}`, value);
  }
  return value + BigInt(seen.size);
}
