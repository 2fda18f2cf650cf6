import { standardView } from '@nomogram/calculators/kit/view.ts';
import { expect, test } from 'vitest';
import { dragged, keyed } from './rotation.ts';

test('a drag to the right brings what is in front to the right, and back again', () => {
  const there = dragged(standardView, 0.1, 0);
  expect(there.around).toBeLessThan(standardView.around);
  expect(dragged(there, -0.1, 0).around).toBeNear(standardView.around, 1e-12);
});

test('nothing turns over the top', () => {
  expect(dragged(standardView, 0, 5).up).toBeLessThan(Math.PI / 2);
  expect(dragged(standardView, 0, -5).up).toBeGreaterThan(-Math.PI / 2);
});

test('arrow keys turn, Home goes back, other keys do nothing', () => {
  expect(keyed(standardView, 'ArrowUp')!.up).toBeLessThan(standardView.up);
  expect(keyed(standardView, 'ArrowLeft')!.around).toBeGreaterThan(standardView.around);
  expect(keyed(keyed(standardView, 'ArrowDown')!, 'Home')).toEqual(standardView);
  expect(keyed(standardView, 'Enter')).toBeUndefined();
});
