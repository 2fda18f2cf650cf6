import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured lines on standard output. Inputs and addresses of visitors never reach it. */
export const createLog = (level: string): Log =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });

/** An error as the log keeps it: its kind and our own frames. Its message may repeat what a visitor typed. */
export function logged(error: unknown): {
  readonly error: string;
  readonly code?: unknown;
  readonly frames?: readonly string[];
} {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    code: (error as NodeJS.ErrnoException).code,
    frames: frames.slice(0, 8).map((line) => line.trim()),
  };
}
