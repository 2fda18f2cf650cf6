import { expect, test } from 'vitest';
import { ownScript } from './script-policy.ts';

test.each(['/sw.js', '/assets/palette-Bx_3-d.js', '/assets/worker/many-1a2b.js'])(
  '%s is a script of the site',
  (address) => {
    expect(ownScript(address)).toBe(address);
  },
);

test.each([
  'https://elsewhere.example/assets/a.js',
  '//elsewhere.example/assets/a.js',
  '/\\elsewhere.example/assets/a.js',
  '/nomogram/functions/gamma/1.js',
  '/assets/../nomogram/a.js',
  '/assets//elsewhere.js',
  '/other/sw.js',
  'data:text/javascript,alert(1)//.js',
  'blob:/assets/a.js',
  'javascript:alert(1)//.js',
  '/assets/a.js?from=elsewhere',
  '/assets/a.js\n',
  '',
])('%j is none', (address) => {
  expect(() => ownScript(address)).toThrow(TypeError);
});
