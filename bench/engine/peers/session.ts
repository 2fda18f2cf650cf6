import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Operation, Peer } from './peer.ts';

/** Milliseconds, or why there are none. */
export type Timing = number | 'failed' | 'out of time' | 'no such operation';

/** A running peer that is asked one thing after the other; one that takes too long is ended and begun anew. */
export class Session {
  private readonly peer: Peer;
  private readonly limit: number;
  private process: ChildProcessWithoutNullStreams | undefined;
  private said = '';
  private number = 0;
  private heard: (() => void) | undefined;

  constructor(peer: Peer, limitMs: number) {
    this.peer = peer;
    this.limit = limitMs;
  }

  async time(operation: Operation, expressions: readonly string[]): Promise<Timing> {
    this.number += 1;
    const { number } = this;
    const statement = this.peer.statement(number, operation, expressions);
    if (statement === null) return 'no such operation';
    const running = this.started();
    this.said = '';
    running.stdin.write(`${statement}\n`);
    const answer = await this.answerTo(number);
    if (answer === 'out of time') {
      this.end();
      return answer;
    }
    const ms = Number(answer);
    return Number.isFinite(ms) ? ms : 'failed';
  }

  end(): void {
    this.process?.kill('SIGKILL');
    this.process = undefined;
  }

  private started(): ChildProcessWithoutNullStreams {
    if (this.process) return this.process;
    const [program, ...words] = this.peer.command;
    const running = spawn(program, words);
    running.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
      this.heard?.();
    });
    running.stderr.resume();
    running.stdin.on('error', () => {});
    running.on('exit', () => {
      if (this.process !== running) return;
      this.process = undefined;
      this.heard?.();
    });
    this.process = running;
    return running;
  }

  /** What stands behind the number: milliseconds, or why there are none. */
  private answerTo(number: number): Promise<string> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => done('out of time'), this.limit);
      const done = (answer: string) => {
        clearTimeout(timer);
        this.heard = undefined;
        resolve(answer);
      };
      const pattern = new RegExp(`@@ ${number} +(\\S+).*\\n`);
      this.heard = () => {
        const found = pattern.exec(this.said);
        if (found) done(found[1]!);
        else if (!this.process) done('failed');
      };
    });
  }
}
