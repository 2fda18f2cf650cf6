import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

const error = (await load('functions/error'))!;

test('the error function is worked out at every distance from 0, to the digits that are told', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2500, max: 2500 }), (hundredths) => {
      const x = hundredths / 100;
      const found = run(error, { x: String(x) }, defaultOptions);
      const steps = (found.ok && found.answer.steps) || [];
      expect(steps.length, String(x)).toBeGreaterThan(0);
      const [, tail = ''] = / ≈ ([^≈]+)$/.exec(steps.find(({ rule }) => rule === 'value of erfc')?.text ?? '') ?? [];
      if (tail === '') {
        expect(Math.abs(x)).toBeLessThanOrEqual(3);
        return;
      }
      const digits = tail.replace(/e.*$/, '').replace(/^[0.]+|\./g, '').length;
      const beyond = run(error, { x: String(Math.abs(x)) }, defaultOptions);
      const right = Number(/erfc\(x\) = .* = (\S+)/.exec(beyond.ok ? beyond.answer.text : '')?.[1]);
      expect(Math.abs(Number(tail) - right), String(x)).toBeLessThanOrEqual(right * 10 ** (1 - digits));
    }),
    { numRuns: lawRuns(40, 2000) },
  );
});
