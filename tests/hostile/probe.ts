/**
 * A visitor in a process of its own who asks for something light and new again and again, and says how long each answer took:
 *   node tests/hostile/probe.ts PORT; a message asks for the times since the last one.
 */
import { Agent, get } from 'node:http';

const port = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true });
let times: number[] = [];
let asked = 0;

const ask = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });

process.on('message', () => {
  process.send?.(times);
  times = [];
});
process.once('disconnect', () => process.exit());

for (;;) {
  asked += 1;
  const start = performance.now();
  const status = await ask(`/nomogram/volume/rectanglearea/${asked}/7.5`);
  if (status !== 200) throw new Error(`the probe was answered with ${status}`);
  times.push(performance.now() - start);
  await new Promise((resolve) => setTimeout(resolve, 4));
}
