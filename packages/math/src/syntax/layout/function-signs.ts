import { command, type FunctionSign, operator } from '../../expression/facts/fact.ts';
import { facts } from '../../expression/facts/table.ts';

/** Names that stand for powers and quotients. */
const written: ReadonlySet<string> = new Set(['log', 'exp']);

/** How a function is set: by its sign, any without one by its own name in upright letters. */
export const functionSign = (name: string): FunctionSign =>
  facts.get(name)?.sign ?? (written.has(name) ? command(name) : operator(name));

/** Logarithms whose base stands with the name. */
const logarithms: ReadonlySet<string> = new Set(['log', 'log2', 'log10']);

/** Whether a simple argument stands without parentheses, and a power is written sin² x. */
export const isPlain = (name: string): boolean => facts.get(name)?.isPlain ?? logarithms.has(name);
