import { ContentProblem } from './problem.ts';

/** Runs `make` and puts the file's name in front of the problem that it meets. */
export function within<T>(file: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof ContentProblem) throw new ContentProblem(`${file}: ${error.says}`);
    throw error;
  }
}
