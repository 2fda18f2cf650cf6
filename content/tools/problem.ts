/**
 * Something a writer has to mend: the message is one sentence that names the file and says what is accepted.
 * The build prints it and exits with 1; anything else that is thrown is a bug of the build itself.
 */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem';
  /** The sentence, as it was given: libraries on the way add to the message. */
  readonly says: string;

  constructor(says: string) {
    super(says);
    this.says = says;
  }
}
