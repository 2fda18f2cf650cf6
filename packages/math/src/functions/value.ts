import type { Integer } from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';

/** coefficient · (√π)^rootPi, exactly: what gamma and beta give at integers and half-integers. */
export interface ExactMultiple {
  readonly coefficient: Rational;
  /** 0: a rational number; 1: a multiple of √π; 2: of π; −1, … */
  readonly rootPi: number;
}

/** How an answer was confirmed, by a path that shares no code with the one that found it. */
export interface Confirmation {
  readonly how: string;
  readonly detail: string;
}

/** The answer of a function calculator: plain data. */
export interface FunctionValue {
  /** The exact value, where there is one that can be written down. */
  readonly exact?: ExactMultiple;
  /** Significant digits, correctly rounded; scaled ("1.2345e+500") where the number is long. */
  readonly decimal: string;
  readonly checked: readonly Confirmation[];
  readonly notes?: readonly string[];
}

/** The answer of a calculator whose answer is always an integer. */
export interface IntegerValue {
  readonly value: Integer;
  readonly checked: readonly Confirmation[];
  readonly notes?: readonly string[];
}

/** Significant digits that are shown unless more are asked for. */
export const DIGITS = 17;

/** Binary digits that hold `digits` decimal ones, with room for a right rounding. */
export const bitsFor = (digits: number): number => Math.ceil(digits * Math.log2(10)) + 32;
