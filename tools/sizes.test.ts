import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { isProduct, linesOf, type Node, nodesOf, placeOf, sourceFiles } from './setup/code.ts';

/**
 * What keeps a room one that can be looked over: how many files a folder has, how long a function is, which exceptions there are, and
 * how often the compiler is told what it could not see. The numbers may only fall.
 */
const sources = sourceFiles('packages');
const product = sources.filter(isProduct).map((file) => ({ file, nodes: nodesOf(file.tree) }));

const maxFiles = 40;
const maxLines = 50;
const longFunctions = 0;
const casts = 198;
const linesOfDeclaration = 40;
/** The share of declarations that may be longer. */
const longDeclarations = 0.1;

test('no folder has more files than can be looked over', () => {
  const counts = Map.groupBy(sources, ({ path }) => dirname(path));
  const full = [...counts].filter(([, files]) => files.length > maxFiles);
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test('two exceptions are expected: a calculation ends without a result, the operator must put something right', () => {
  const classes = sources.flatMap(({ text }) =>
    [...text.matchAll(/^\s*(?:export )?class (\w+) extends \w*Error\b/gm)].map(([, name]) => name),
  );
  expect(classes.sort()).toEqual(['OperatorError', 'Unfinished']);
});

const isFunction = ({ type }: Node): boolean =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

test('a function is read at a glance', () => {
  const long = product.flatMap(({ file, nodes }) =>
    nodes.filter((node) => isFunction(node) && linesOf(file, node) > maxLines).map((node) => placeOf(file, node)),
  );
  expect(long.length, long.join('\n')).toBeLessThanOrEqual(longFunctions);
});

test('a declaration is a screen: nine of ten', () => {
  const declared = product
    .filter(({ file: { path } }) => path.startsWith('packages/calculators/src/pages/') && !path.endsWith('/page.ts'))
    .flatMap(({ file, nodes }) => nodes.filter(isDeclaration).map((node) => ({ file, node })));
  const long = declared.filter(({ file, node }) => linesOf(file, node) > linesOfDeclaration);
  expect(declared.length).toBeGreaterThan(250);
  expect(
    long.length / declared.length,
    long.map(({ file, node }) => placeOf(file, node)).join('\n'),
  ).toBeLessThanOrEqual(longDeclarations);
});

/** A call that is given what a calculator says of itself: its title, its purpose. */
function isDeclaration({ type, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || !Array.isArray(given)) return false;
  return given.some((one: Node) => {
    const names = one.type === 'ObjectExpression' ? keysOf(one) : [];
    return names.includes('title') && names.includes('purpose');
  });
}

const keysOf = ({ properties }: Node): readonly unknown[] =>
  (properties as readonly { readonly key?: { readonly name?: string } }[]).map(({ key }) => key?.name);

test('the compiler is seldom told what it cannot see', () => {
  const told = product.flatMap(({ file, nodes }) =>
    nodes
      .filter((node) => node.type === 'TSAsExpression' && !isConst(file.text, node))
      .map((node) => placeOf(file, node)),
  );
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(casts);
});

const isConst = (text: string, { end }: Node): boolean => text.slice(0, end).endsWith('as const');
