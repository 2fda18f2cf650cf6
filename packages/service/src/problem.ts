import type { Problem } from '@nomogram/calculators/kit/outcome.ts';
import { leading, type ProblemCode, statusOf, titleOf } from './status.ts';

/** A problem of the engine, or one of the service itself. */
export type ProblemMessage = Omit<Problem, 'code'> & { readonly code: ProblemCode };

/** Said where the service itself went wrong. */
export const bug: ProblemMessage = {
  code: 'bug',
  message: 'The service made a mistake; it has been noted and will be looked at.',
};

/** RFC 9457 problem details, with every problem that was found. */
interface ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly problems: readonly ProblemMessage[];
}

const sentence = ({ message, suggestion }: ProblemMessage): string =>
  suggestion === undefined ? message : `${message} Perhaps you meant: ${suggestion}`;

/** The text form: one sentence for each problem, on its own line. */
export const sayProblems = (problems: readonly ProblemMessage[]): string => problems.map(sentence).join('\n');

export function problemDetails(problems: readonly ProblemMessage[]): ProblemDetails {
  const { code } = leading(problems);
  return {
    type: `urn:nomogram:problem:${code}`,
    title: titleOf(code),
    status: statusOf(code),
    detail: sayProblems(problems),
    problems: problems.map(({ input, message, span, suggestion, readings, code }) => ({
      input,
      message,
      span,
      suggestion,
      readings,
      code,
    })),
  };
}
