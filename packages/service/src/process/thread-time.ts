import { WASI } from 'node:wasi';

/**
 * The time of the processor that this thread has had, to the microsecond. `process.threadCpuUsage` asks `getrusage`, which Linux brings up to date
 * at its ticks, 4 ms apart, and whenever the thread has waited: of ten turns of 0.4 ms one counts for 4 ms and the others for nothing. The
 * clock `CLOCK_THREAD_CPUTIME_ID` is exact, and the only way to it that the runtime offers is the interface of WebAssembly to the system.
 */
const threadClock = 3;

/** As much of it as is used here; its types come with those of browsers. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
};

const memory = new WebAssembly.Memory({ initial: 1 });
const wasi = new WASI({ version: 'preview1' });
wasi.initialize({ exports: { memory } });
const { clock_time_get: clockTimeGet } = wasi.wasiImport;
const told = new BigUint64Array(memory.buffer, 0, 1);

/** Milliseconds of the processor that this thread has had. */
export function workedMs(): number {
  clockTimeGet(threadClock, 0n, 0);
  return Number(told[0]) / 1e6;
}
