import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { expect, test } from 'vitest';
import { announcement } from '../page/announcement.ts';
import { initialState, nextState, type RequestEvent, type RequestState, shownAnswer } from './request-state.ts';

const answer = (text: string): PresentedAnswer => ({
  calculator: 'c',
  text,
  read: [],
  values: [],
  checked: [],
  sources: [],
});
const after = (...events: readonly RequestEvent[]): RequestState =>
  events.reduce(nextState, initialState({}, undefined));
const started = (run: number): RequestEvent => ({ event: 'started', run, typed: { x: `${run}` } });
const replied = (run: number, text: string): RequestEvent => ({
  event: 'replied',
  run,
  reply: { kind: 'answer', answer: answer(text) },
});

test('idle, loading, done', () => {
  expect(after().phase).toBe('idle');
  expect(after(started(1)).phase).toBe('loading');
  expect(shownAnswer(after(started(1), replied(1, 'a')))?.text).toBe('a');
});

test('the old answer stays until the new one is there', () => {
  const state = after(started(1), replied(1, 'a'), started(2));
  expect(state.phase).toBe('loading');
  expect(shownAnswer(state)?.text).toBe('a');
  expect(shownAnswer(nextState(state, replied(2, 'b')))?.text).toBe('b');
});

test('a late response to an earlier calculation is dropped', () => {
  const state = after(started(1), started(2), replied(1, 'old'));
  expect(state.phase).toBe('loading');
  expect(nextState(nextState(state, replied(2, 'new')), replied(1, 'old'))).toMatchObject({
    reply: { answer: { text: 'new' } },
  });
});

test('a missing input clears the answer and is said at once', () => {
  const reply = { kind: 'missing', message: 'Please enter values!', troubles: [] } as const;
  const missing: RequestEvent = { event: 'missing', run: 2, typed: {}, reply };
  const state = after(started(1), replied(1, 'a'), missing);
  expect(shownAnswer(state)).toBeUndefined();
  expect(state).toMatchObject({ phase: 'done', reply: { kind: 'missing', message: 'Please enter values!' } });
});

test('a failure of the network keeps its words, and a later reset forgets them', () => {
  const failed = after(started(1), { event: 'failed', run: 1, message: 'Failed to fetch' });
  expect(failed).toMatchObject({ phase: 'failed', message: 'Failed to fetch' });
  expect(nextState(failed, { event: 'reset', run: 2 }).phase).toBe('idle');
});

test('the first line of a result is announced, but not on a page that came with it', () => {
  expect(announcement(after(started(1), replied(1, 'a = 1.5\nb = 2')), 'comma')).toBe('Result: a = 1,5');
  expect(announcement(initialState({}, { kind: 'answer', answer: answer('a') }), 'point')).toBe('');
  expect(announcement(after(started(1), replied(1, '9'.repeat(5000))), 'point')).toBe(
    `Result: ${'9'.repeat(300)}… (5000 characters)`,
  );
});
