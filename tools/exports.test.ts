import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isProduct, type Node, nodesOf, type SourceFile, sourceFiles } from './setup/code.ts';

/** What is exported is used by another file, so that nobody keeps alive, or reads, what nothing needs. */
const files = ['packages', 'content', 'tools', 'tests', 'bench'].flatMap(sourceFiles);

/** Modules that programs of others load, and ask for by their names. */
const askedByName = /^packages\/site\/app\/(routes\/|root\.tsx|entry\.)|^tools\/setup\/longest-first\.ts$/;

interface Use {
  readonly path: string;
  /** `*` for the whole module. */
  readonly name: string;
}

/** The paths that a specifier of an import may mean. */
function pathsOf({ path }: SourceFile, specifier: string): readonly string[] {
  const own = /^@nomogram\/(\w+)\/(.*)$/.exec(specifier);
  const reached = own ? `packages/${own[1]}/src/${own[2]}` : join(dirname(path), specifier);
  return own || specifier.startsWith('.') ? [reached, `${reached}.ts`, `${reached}.tsx`] : [];
}

const textOf = (node: unknown): string =>
  (node as { name?: string; value?: string }).name ?? String((node as Node).value);

/** What one file uses of others. A namespace that is handed on whole counts as used whole. */
function usesIn(file: SourceFile): readonly Use[] {
  const nodes = nodesOf(file.tree);
  const ofNamespace = (name: string): readonly string[] => {
    const members = nodes.flatMap(({ type, object, property, left, right }) => {
      if (type === 'MemberExpression' && textOf(object) === name) return [textOf(property)];
      return type === 'TSQualifiedName' && textOf(left) === name ? [textOf(right)] : [];
    });
    const times = nodes.filter((node) => node.type === 'Identifier' && textOf(node) === name).length;
    return times > members.length + 1 ? ['*'] : members;
  };
  return nodes.flatMap((node) => {
    const { type, source, specifiers } = node as Node & { source?: Node; specifiers?: readonly Node[] };
    if (!source || !/^(Import|Export)/.test(type)) return [];
    const names =
      type === 'ImportExpression' || type === 'ExportAllDeclaration'
        ? ['*']
        : (specifiers ?? []).flatMap((one) =>
            one.type === 'ImportNamespaceSpecifier'
              ? ofNamespace(textOf(one.local))
              : [textOf(one.imported ?? (one.type === 'ExportSpecifier' ? one.local : { name: 'default' }))],
          );
    return pathsOf(file, textOf(source)).flatMap((path) => names.map((name) => ({ path, name })));
  });
}

/** The names of the values that a file exports where it declares them. */
const exportsOf = ({ tree }: SourceFile): readonly string[] =>
  (tree.body as readonly Node[]).flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !declaration) return [];
    const { type: kind, id, declarations = [] } = declaration as Node & { id?: Node; declarations?: readonly Node[] };
    if (kind.startsWith('TS')) return [];
    return (id ? [id] : declarations.map((one) => one.id as Node))
      .filter((one) => one.type === 'Identifier')
      .map(textOf);
  });

/** Read before the test, whose time has a limit: on a busy machine, parsing all code takes a good part of a minute. */
const uses = Map.groupBy(files.flatMap(usesIn), ({ path }) => path);

test('every value that is exported is used elsewhere', () => {
  const unused = files
    .filter((file) => isProduct(file) && !askedByName.test(file.path) && !/^(tests|bench)\//.test(file.path))
    .flatMap((file) => {
      const names = new Set(uses.get(file.path)?.map(({ name }) => name));
      return names.has('*')
        ? []
        : exportsOf(file)
            .filter((name) => !names.has(name))
            .map((name) => `${file.path}: ${name}`);
    });
  expect(unused).toEqual([]);
});
