import { expect, test } from 'vitest';
import { isProduct, type Node, nodesOf, parsed, placeOf, type SourceFile, sourceFiles } from './setup/code.ts';

/*
 * What a program asks of a sentence is data beside it: a sentence that is compared, searched or cut by the words in it becomes wrong when
 * somebody says it better, or in another language. Seen are the names under which sentences and labels are kept here, wherever they meet
 * a word of four letters or more.
 */
const sentences = /^(message|says|detail|label|words|sentence|summary|purpose|title|note)$/;
const readers = /^(includes|startsWith|endsWith|indexOf|match|matchAll|search|replace|replaceAll|split)$/;
const word = /\p{L}{4,}/u;

const nameOf = (node: Node | undefined): string =>
  String((node?.property as { name?: string } | undefined)?.name ?? node?.name ?? '');

const isSentence = (node: Node | undefined): boolean => sentences.test(nameOf(node));

/** The words of a literal; those that a sign of a regular expression is made of are none. */
function hasWord(node: Node | undefined): boolean {
  const { regex, value } = (node ?? {}) as { regex?: { pattern: string }; value?: unknown };
  const text = regex?.pattern.replace(/\\[pP]\{\w+\}/g, '') ?? value;
  return typeof text === 'string' && word.test(text);
}

/** A label or a sentence; one word in small letters is a code. */
const isLabel = ({ value }: Node): boolean => typeof value === 'string' && /^\p{Lu}\p{Ll}+|\p{L} \p{L}/u.test(value);

function readsWords(node: Node): boolean {
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator)))
    return isSentence(node.left as Node) && isLabel(node.right as Node);
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee as Node;
  const [first] = node.arguments as readonly Node[];
  if (callee.type !== 'MemberExpression' || first === undefined) return false;
  if (/^(test|exec)$/.test(nameOf(callee))) return isSentence(first) && hasWord(callee.object as Node);
  return readers.test(nameOf(callee)) && isSentence(callee.object as Node) && hasWord(first);
}

const found = (file: SourceFile): readonly string[] =>
  nodesOf(file.tree)
    .filter(readsWords)
    .map((node) => `${placeOf(file, node)}`);

/** Looked at before the test, whose time has a limit: on a busy machine, parsing all code takes a good part of a minute. */
const inProduct = ['packages', 'content'].flatMap(sourceFiles).filter(isProduct).flatMap(found);

test('no code reads the words of a sentence', () => {
  expect(inProduct).toEqual([]);
});

test.each([
  ["one.says.replace(/^Not right: /, '')", 1],
  ["problem.message.startsWith('Rate per period')", 1],
  ['/ solution$/.test(value.words)', 1],
  ["label === 'Mean'", 1],
  ["message.replace(/\\s+/g, ' ')", 0],
  ['/^\\p{Lu}\\p{Ll}/u.test(label)', 0],
  ["order.message === 'close'", 0],
  ["typed.text.includes('none')", 0],
])('%s is seen %i times', (source, times) => {
  expect(found(parsed('example.ts', source))).toHaveLength(times);
});
