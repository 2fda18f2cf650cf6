import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** Files that take longest begin first, in the order given, so that the workers end together. */
export function longestFirst(...longest: readonly string[]): TestSequencerConstructor {
  return class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification) =>
        longest.findIndex((file) => moduleId.endsWith(`/${file}`)) >>> 0;
      return (await super.sort(files)).sort((a, b) => place(a) - place(b));
    }
  };
}
