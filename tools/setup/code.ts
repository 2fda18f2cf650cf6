import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from './build.ts';

/** The code of the project as syntax trees, for what is counted in it (`tools/sizes.test.ts`). */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly tree: Node;
}

/** A node of ESTree, with what TypeScript adds. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

const skipped = /(^|\/)(node_modules|build|dist|\.react-router|fixtures)\//;

/** The files of a folder in which code may stand, tests among them. */
export function sourceFiles(folder: string): readonly SourceFile[] {
  const known = read.get(folder);
  if (known) return known;
  const files = filesOf(folder);
  read.set(folder, files);
  return files;
}

/** Several files of tests look at the same trees. */
const read = new Map<string, readonly SourceFile[]>();

const filesOf = (folder: string): readonly SourceFile[] =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !skipped.test(name))
    .map((name) => join(folder, name))
    .map((path) => parsed(path, readFileSync(join(root, path), 'utf8')));

/** A text as the code of a file. It is parsed when its tree is first asked for: of tests most only count the files. */
export function parsed(path: string, text: string): SourceFile {
  let tree: Node | undefined;
  return {
    path,
    text,
    get tree() {
      tree ??= parseSync(path, text).program as unknown as Node;
      return tree;
    },
  };
}

/** Whether a file is code that visitors meet: no test, and nothing that only tests load. */
export const isProduct = ({ path }: SourceFile): boolean => !/\.(test|types|law|fixture|gen)\./.test(path);

/** All nodes of a tree, each before those in it. */
export function nodesOf(tree: Node): readonly Node[] {
  const found = listed.get(tree) ?? addNodes(tree, []);
  listed.set(tree, found);
  return found;
}

/** Several tests go through the same trees. */
const listed = new WeakMap<Node, readonly Node[]>();

function addNodes(node: Node, found: Node[]): Node[] {
  found.push(node);
  for (const name in node) {
    const value = node[name];
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) addNodes(part, found);
  }
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Where a node stands, to be opened. */
export const placeOf = ({ path, text }: SourceFile, { start }: Node): string =>
  `${path}:${text.slice(0, start).split('\n').length}`;

/** The lines that a node takes. */
export const linesOf = ({ text }: SourceFile, { start, end }: Node): number =>
  text.slice(start, end).split('\n').length;
