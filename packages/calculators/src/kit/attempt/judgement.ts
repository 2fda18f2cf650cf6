/**
 * What is found out about an answer that a visitor made himself. `right`: the same as ours, written alike. `equal`: equal in value,
 * in another form. `rounded`: right to the digits that were given. `unfinished`: so far right, but not the whole answer, or with too
 * few digits to tell. `wrong` comes with what convinces. `undecided` is no guess, and `unreadable` no judgement at all.
 */
export type Grade = 'right' | 'equal' | 'rounded' | 'unfinished' | 'wrong' | 'undecided' | 'unreadable';

/** Characters of an attempt that are read. */
export const maxAttemptLength = 2000;

/** Values put into the letters, for which two expressions are not equal. */
export interface Counterexample {
  readonly at: readonly { readonly name: string; readonly value: string }[];
  readonly yours: string;
  readonly right: string;
}

export interface Judgement {
  readonly grade: Grade;
  /** Sentences for the visitor, the verdict first. */
  readonly says: string;
  /** The first line that does not follow, or that cannot be read; from 1. */
  readonly line?: number;
  readonly counterexample?: Counterexample;
  /** What is asked for, by its name, where the answer has other values besides. */
  readonly asked?: string;
}

/** A judgement before it is put into words for the visitor: what `says` of a wrong answer is what convinces, without the verdict. */
export interface Finding extends Omit<Judgement, 'line' | 'asked'> {
  /** The part of the answer that decided: `row 1, column 2`. */
  readonly where?: string;
}

export const isAccepted = ({ grade }: Pick<Judgement, 'grade'>): boolean =>
  grade === 'right' || grade === 'equal' || grade === 'rounded';

/** Of one or more parts of an answer the one that decides: what is worst about them. */
export const worst = <J extends Pick<Judgement, 'grade'>>(parts: readonly J[]): J =>
  parts.reduce((found, part) => (badness.indexOf(part.grade) > badness.indexOf(found.grade) ? part : found));

const badness: readonly Grade[] = ['right', 'equal', 'rounded', 'unfinished', 'undecided', 'unreadable', 'wrong'];
