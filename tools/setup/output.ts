/** What is said: at once, or kept until it is its turn, so that what goes on side by side is read one after another. */
export class Output {
  #kept: (string | Uint8Array)[] = [];
  #isOpen: boolean;

  constructor(isOpen: boolean) {
    this.#isOpen = isOpen;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  write(text: string | Uint8Array): void {
    if (this.#isOpen) process.stdout.write(text);
    else this.#kept.push(text);
  }

  /** Says what was kept, and from now on everything at once. */
  open(): void {
    this.#isOpen = true;
    for (const text of this.#kept.splice(0)) process.stdout.write(text);
  }
}
