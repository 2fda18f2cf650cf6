import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { constantsLists } from '../content.ts';
import { type ConstantsFiles, constantEntries } from './constants.ts';
import { conciseForm } from './constants-physics.ts';
import { typedSymbol } from './fact-list.ts';

function file<List extends keyof ConstantsFiles>(which: List): ConstantsFiles[List] {
  return JSON.parse(readFileSync(new URL(`../constants/${which}.json`, import.meta.url), 'utf8'));
}

const entries = {
  math: constantEntries('math', file('math')),
  physics: constantEntries('physics', file('physics')),
  solar: constantEntries('solar', file('solar')),
};

function entry(which: keyof typeof entries, name: string) {
  const found = entries[which].find(({ Name }) => Name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

describe.each(constantsLists)('%s', (which) => {
  test('every entry has a name, details, an id for an address and words to be found by', () => {
    for (const { Name, Details, id, search } of entries[which]) {
      expect(Name.trim()).not.toBe('');
      expect(Details).toMatch(/<dl class="facts">(<dt>[^<]+<\/dt><dd>.+?<\/dd>)+<\/dl>$/);
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(search).toContain(Name.toLowerCase());
    }
  });

  test('names differ also when case does not count', () => {
    const names = entries[which].map(({ Name }) => Name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test('the value in the details is the value of the file', () => {
    for (const { value, Details } of entries[which]) {
      if (value !== undefined && value !== 'i') expect(Details).toContain(`<data value="${value}">`);
    }
  });

  test('no number is left in computer notation', () => {
    for (const { Details } of entries[which]) {
      expect(Details.replace(/<[^>]*>/g, ' ')).not.toMatch(/\d ?e[-+]?\d/);
    }
  });
});

test('the lists are complete', () => {
  expect(entries.math).toHaveLength(129);
  expect(entries.physics).toHaveLength(355);
  expect(entries.solar).toHaveLength(75);
});

test('an exact physical constant says so in words', () => {
  const { Details, copy } = entry('physics', 'Speed of light in vacuum');
  expect(Details).toContain('<data value="299792458">299\u202f792\u202f458</data> m s⁻¹');
  expect(Details).toContain('<strong class="exact">exact</strong>: one of the seven constants that define the SI');
  expect(copy).toEqual({
    plain: '299792458 m s⁻¹',
    latex: '299\\,792\\,458\\,\\mathrm{m}\\,\\mathrm{s}^{-1}',
    python: '299792458',
  });
});

test('seven constants define the SI, among them the frequency of caesium', () => {
  const defining = entries.physics.filter(({ Details }) => Details.includes('seven constants'));
  expect(defining).toHaveLength(7);
  expect(defining.map(({ Name }) => Name)).toContain('Hyperfine transition frequency of Cs-133');
});

test('a measured physical constant has its uncertainty in three forms', () => {
  const { Details } = entry('physics', 'Newtonian constant of gravitation');
  expect(Details).toContain('<dd>0.000\u202f15 × 10<sup>−11</sup> m³ kg⁻¹ s⁻²</dd>');
  expect(Details).toContain('<dd>2.2 × 10<sup>−5</sup></dd>');
  expect(Details).toContain('<dd>6.674\u202f30(15) × 10<sup>−11</sup> m³ kg⁻¹ s⁻²</dd>');
});

test('every measured constant has a concise form that agrees with value and uncertainty', () => {
  for (const { value, uncertainty, exact } of file('physics').constants) {
    const concise = conciseForm(value, uncertainty);
    if (exact) expect(concise).toBeUndefined();
    else expect(readConcise(concise)).toEqual([plainNumber(value), plainNumber(uncertainty)]);
  }
});

/** Value and uncertainty of `6.674 30(15) e-11`, by counting places and not by arithmetic. */
function readConcise(concise = ''): [number, number] {
  const [, digits = '', error = '', power = ''] = concise.replaceAll(' ', '').match(/^(.*)\((\d+)\)(e.*)?$/) ?? [];
  const decimals = digits.split('.')[1]?.length ?? 0;
  const padded = error.padStart(decimals + 1, '0');
  const point = padded.length - decimals;
  return [Number(digits + power), Number(`${padded.slice(0, point)}.${padded.slice(point)}${power}`)];
}

function plainNumber(text: string): number {
  return Number(text.replaceAll(' ', ''));
}

test('the digits of a mathematical constant go on, and the details say so', () => {
  const { Details, search } = entry('math', 'Pi');
  expect(Details).toContain('3.14159\u200926535');
  expect(Details).toContain('3751…</data> (50 digits, cut off, not rounded)');
  expect(Details).toContain('<a href="https://oeis.org/A000796" rel="external">OEIS A000796</a>');
  expect(search).toContain("archimedes' constant");
});

test('the imaginary unit has no digits', () => {
  const { Details, copy } = entry('math', 'Imaginary unit');
  expect(Details).not.toContain('digits');
  expect(copy?.python).toBe('1j');
});

test('a body is a table of its properties, a constant of the system a list of facts', () => {
  const earth = entry('solar', 'Earth');
  expect(earth.Details).toMatch(/^<table class="properties"><caption>Earth<\/caption>/);
  expect(earth.Details).toContain(
    '<th scope="row">Mass</th><td><data value="5.9722e24">5.9722 × 10<sup>24</sup></data> kg</td>',
  );
  expect(entry('solar', 'Io').Details).toContain('<dt>Kind of body</dt><dd>moon of Jupiter</dd>');
  expect(entry('solar', 'Astronomical unit').Details).toContain('149\u202f597\u202f870\u202f700</data> m');
});

test('a retrograde rotation is negative with a minus sign', () => {
  expect(entry('solar', 'Venus').Details).toMatch(/<data value="-[\d.]+">−[\d.]+<\/data> h/);
});

test('the numbers to copy are numbers', () => {
  for (const which of constantsLists) {
    for (const { copy } of entries[which]) {
      if (copy?.python && copy.python !== '1j') expect(Number(copy.python), copy.python).not.toBeNaN();
    }
  }
});

test('a symbol is found as people type it', () => {
  expect(typedSymbol('m_{\\mathrm{e}}')).toBe('m_e');
  expect(typedSymbol('\\hbar')).toBe('hbar');
});
