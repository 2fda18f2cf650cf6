/** What the operator must put right: why the process cannot start, or a command cannot be done. Its message is one sentence. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
