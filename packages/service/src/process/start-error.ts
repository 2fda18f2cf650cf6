/** Why the process cannot start, in one sentence that names the setting it is about. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
