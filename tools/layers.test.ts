import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/**
 * Imports go only downward. Between packages: math < calculators < service, site; offline puts the service
 * into the browser. Inside math: through the layers below;
 * a layer may import itself and what stands before it in its row of `below`.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'packages');

const below: Record<string, readonly string[]> = {
  math: [],
  calculators: ['math'],
  service: ['calculators', 'math', 'content'],
  site: ['calculators', 'math', 'content'],
  offline: ['service', 'calculators', 'math'],
};

const foundation = ['result', 'exact', 'numeric'];
const layers: Record<string, readonly string[]> = {
  result: [],
  exact: ['result'],
  numeric: ['result', 'exact'],
  expression: foundation,
  syntax: [...foundation, 'expression'],
  polynomial: [...foundation, 'expression'],
  algebra: [...foundation, 'expression', 'trigonometry', 'polynomial', 'syntax', 'linear'],
  linear: [...foundation, 'expression', 'polynomial', 'syntax'],
  calculus: [...foundation, 'expression', 'trigonometry', 'polynomial', 'syntax', 'algebra', 'linear'],
  functions: [...foundation, 'expression'],
  statistics: [...foundation, 'expression', 'formula'],
  geometry: [...foundation, 'expression'],
  trigonometry: [...foundation, 'expression'],
  surveying: foundation,
  formula: foundation,
  finance: foundation,
};

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (['node_modules', 'build', 'dist', '.react-router', 'fixtures'].includes(name)) return [];
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) && !/\.(test|gen)\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [path] : [];
  });
}

const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:^|\n)\s*(?:import|export)\b[^'"\n]*?(?:\{[^}]*\}\s*from\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? '');

/** A file without its comments, in which words are just words. */
const codeOf = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

const packageOf = (file: string): string => relative(packages, file).split('/')[0]!;

/** `math/syntax` for what an import reaches; undefined for packages from npm. */
function target(file: string, specifier: string): { package: string; path: string } | undefined {
  const own = /^@nomogram\/(\w+)\/(.*)$/.exec(specifier);
  if (own) return { package: own[1]!, path: own[2]! };
  if (!specifier.startsWith('.')) return undefined;
  const path = resolve(dirname(file), specifier);
  if (path.startsWith(join(root, 'content'))) return { package: 'content', path: '' };
  const name = packageOf(path);
  return { package: name, path: relative(join(packages, name, 'src'), path) };
}

const files = sources(packages);

describe('imports go only downward', () => {
  test.each(Object.keys(below))('%s imports only packages below it', (name) => {
    const wrong = files
      .filter((file) => packageOf(file) === name)
      .flatMap((file) =>
        importsOf(file).flatMap((specifier) => {
          const reached = target(file, specifier);
          const allowed = !reached || reached.package === name || below[name]!.includes(reached.package);
          return allowed ? [] : [`${relative(root, file)} imports ${specifier}`];
        }),
      );
    expect(wrong).toEqual([]);
  });

  test('offline imports of the service only what runs in a browser', () => {
    const wrong = files
      .filter((file) => packageOf(file) === 'offline')
      .flatMap((file) => importsOf(file).filter((specifier) => specifier.includes('service/process/')));
    expect(wrong).toEqual([]);
  });

  const math = join(packages, 'math/src');
  test.each(readdirSync(math))('math/%s imports only layers below it', (layer) => {
    expect(layers, `the layer ${layer} has no place in the order`).toHaveProperty(layer);
    const wrong = files
      .filter((file) => relative(math, file).split('/')[0] === layer)
      .flatMap((file) =>
        importsOf(file).flatMap((specifier) => {
          const reached = target(file, specifier);
          const to = reached?.path.split('/')[0];
          return !to || to === layer || layers[layer]!.includes(to)
            ? []
            : [`${relative(root, file)} imports ${specifier}`];
        }),
      );
    expect(wrong).toEqual([]);
  });

  test('math uses neither Node, nor the browser, nor a clock, nor chance', () => {
    const banned = /from 'node:|\bMath\.random\b|\bDate\b\.|\bperformance\.now\b|\bdocument\.|\bwindow\./;
    const wrong = files.filter(
      (file) => packageOf(file) === 'math' && !file.includes('fixtures') && banned.test(codeOf(file)),
    );
    expect(wrong.map((file) => relative(root, file))).toEqual([]);
  });

  test('no file of math takes part in a cycle', () => {
    const mathFiles = files.filter((file) => packageOf(file) === 'math');
    const edges = new Map(
      mathFiles.map((file) => [
        file,
        importsOf(file)
          .filter((one) => one.startsWith('.'))
          .map((one) => resolve(dirname(file), one)),
      ]),
    );
    const state = new Map<string, 'open' | 'done'>();
    const cycles: string[] = [];
    const visit = (file: string, path: string[]): void => {
      if (state.get(file) === 'done') return;
      if (state.get(file) === 'open') {
        cycles.push([...path.slice(path.indexOf(file)), file].map((one) => relative(math, one)).join(' → '));
        return;
      }
      state.set(file, 'open');
      for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
      state.set(file, 'done');
    };
    for (const file of mathFiles) visit(file, []);
    expect(cycles).toEqual([]);
  });
});
