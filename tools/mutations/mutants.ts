import { parseSync } from 'vite';

/** One small mistake in a source file: the text from `start` to `end` is another. */
export interface Mutant {
  /** Relative to the root of the project. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly to: string;
  readonly line: number;
  /** What stands there, and what takes its place. */
  readonly says: string;
  /** The declaration it stands in, by its id; undefined where it is beside them. */
  readonly id?: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** What is shown and not computed: a mistake there is no wrong answer. */
const shown = new Set(
  `figure steps examples refused laws help references keywords asks purpose title order id path aliases label symbol hint
  placeholder missing notes conventions remarks detail how source sources spreadsheet numbers latex written says rule unit
  options cost slash scale smooth post body presence summary of also name spoken section message note quickly tables`.split(
    /\s+/,
  ),
);
const shownFunctions =
  /figure|plan|step|note|text|latex|word|label|curve|written|sheet|path|said|accepts|hint|mark|sketch|question|named?$|^(numbered|signOf|bound|rounded|originIn|verdict|allAgree)/i;

/** How much rounding a comparison allows: another amount is no wrong answer. */
const allowances =
  /^(slopes?|allowed|tolerance|size|scale|LARGE|small|doubt)$|^(most|MOST|NEARLY|highest|smallest|largest|longest|shorter)/;

/** The operator that a slip of the pen would write. */
const operators: { readonly [operator: string]: string } = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '**': '*',
  // Not '<=' for '<': between numbers that are measured or rounded it is no mistake.
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** Functions that are taken for one another. */
const functions = new Map(
  [
    ['add', 'subtract'],
    ['multiply', 'divide'],
    ['sum', 'product'],
    ['sin', 'cos'],
    ['min', 'max'],
    ['floor', 'ceil'],
    ['cosh', 'sinh'],
  ].flatMap(([one, other]) => [[one!, other!] as const, [other!, one!] as const]),
);

/** Bounds that are taken for one another: whether the end itself is inside. */
const bounds = new Map([
  ['above', 'atLeast'],
  ['atLeast', 'above'],
  ['below', 'atMost'],
  ['atMost', 'below'],
]);

/** Every mutant of a file: of what its declarations compute, check and limit, or of all of it where it declares none. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const found: Mutant[] = [];
  const put = ({ start, end, to }: Mistake, id: string | undefined): void => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ file, start, end, to, line, says: `${source.slice(start, end)} → ${to}`, id });
  };
  const visit = (node: Node, id: string | undefined, isFinance: boolean): void => {
    if (isShown(node)) return;
    const own = ids.get(node) ?? id;
    const inFormula = isFinance || (node.type === 'CallExpression' && nameOf(node.callee as Node) === 'formula');
    for (const mistake of [...mistakesIn(node, source), ...formulasIn(node, inFormula, source)]) put(mistake, own);
    for (const child of childrenOf(node)) visit(child, own, inFormula);
  };
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file} cannot be read`);
  const { body } = parsed.program as unknown as { readonly body: readonly Node[] };
  const ids = idsIn(file, body);
  for (const statement of computing(body)) for (const node of declaredBy(statement)) visit(node, undefined, false);
  return found;
}

/** What a statement declares: of a default export its calculators, whose names are no properties of theirs. */
function declaredBy(statement: Node): readonly Node[] {
  if (statement.type !== 'ExportDefaultDeclaration') return [statement];
  return namedBy(statement).map(([, one]) => one);
}

/** The calculators of a default export: several by their names, or one that has that of its file. */
function namedBy({ declaration }: Node): readonly (readonly [name: string | undefined, one: Node])[] {
  const held = declaration as Node;
  if (held.type !== 'ObjectExpression') return [[undefined, held]];
  return (held.properties as readonly Node[]).map((property) => {
    const key = property.key as Node;
    return [nameOf(key) || String(key.value), property.value as Node] as const;
  });
}

/** The ids of the declarations of a file, `pages/<page>/<file>.ts`. */
function idsIn(file: string, body: readonly Node[]): ReadonlyMap<Node, string> {
  const [, page, alone] = /([^/]+)\/([^/]+)\.ts$/.exec(file) ?? [];
  const calls = new Map(body.flatMap(valuesOf));
  const exported = body.filter(({ type }) => type === 'ExportDefaultDeclaration').flatMap(namedBy);
  return new Map(exported.map(([name, one]) => [calls.get(nameOf(one)) ?? one, `${page}/${name ?? alone}`] as const));
}

/** What a statement names, with what it is. */
const valuesOf = (statement: Node): readonly (readonly [string, Node])[] =>
  statement.type === 'VariableDeclaration'
    ? (statement.declarations as readonly Node[]).map(({ id, init }) => [nameOf(id as Node), init as Node] as const)
    : [];

/** The statements that a declaration reaches by names, but for what is only shown; all of them where there is none. */
function computing(body: readonly Node[]): readonly Node[] {
  const named = new Map(body.flatMap((statement) => namesOf(statement).map((name) => [name, statement] as const)));
  const reached = new Set(body.filter(({ type }) => type === 'ExportDefaultDeclaration'));
  if (reached.size === 0) return body;
  const follow = (node: Node): void => {
    if (isShown(node)) return;
    const target = node.type === 'Identifier' ? named.get(node.name as string) : undefined;
    if (target) reached.add(target);
    const label = node.computed || node.shorthand ? undefined : (node.property ?? node.key);
    for (const child of childrenOf(node)) if (child !== label) follow(child);
  };
  for (const statement of reached) follow(statement);
  return [...reached];
}

/** The names that a statement gives. */
function namesOf(statement: Node): readonly string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement;
  if (declared?.type === 'FunctionDeclaration') return [nameOf(declared.id as Node)];
  if (declared?.type !== 'VariableDeclaration') return [];
  return (declared.declarations as readonly Node[]).map(({ id }) => nameOf(id as Node));
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key === 'typeAnnotation' || key === 'returnType' || key === 'typeArguments' || key === 'typeParameters'
      ? []
      : [value].flat().filter(isNode),
  );

const nameOf = (node: Node | undefined): string =>
  node?.type === 'Identifier'
    ? (node.name as string)
    : node?.type === 'MemberExpression'
      ? nameOf(node.property as Node)
      : '';

function isShown(node: Node): boolean {
  if (
    /^(TS|Import|ExportAll)/.test(node.type) &&
    node.type !== 'TSNonNullExpression' &&
    !/^TS(As|Satisfies)/.test(node.type)
  )
    return true;
  if (node.type === 'ThrowStatement' || node.type === 'TemplateLiteral') return true;
  if (node.type === 'Property') return shown.has(nameOf(node.key as Node));
  if (node.type === 'FunctionDeclaration') return shownFunctions.test(nameOf(node.id as Node));
  if (node.type === 'VariableDeclarator')
    return shownFunctions.test(nameOf(node.id as Node)) || allowances.test(nameOf(node.id as Node));
  if (node.type !== 'CallExpression' || isDeclaration(node)) return false;
  const called = nameOf(node.callee as Node);
  return shownFunctions.test(called) || /^(no|formula|exactText|says?)$/.test(called);
}

const isDeclaration = (node: Node): boolean =>
  ['calculator', 'formula', 'calculation'].includes(nameOf(node.callee as Node)) &&
  (node.arguments as readonly Node[])[0]?.type === 'ObjectExpression';

interface Mistake {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

function mistakesIn(node: Node, source: string): readonly Mistake[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return mistakenOperator(node, source);
    case 'UnaryExpression':
      return node.operator === '-' || node.operator === '!'
        ? [{ start: node.start, end: (node.argument as Node).start, to: '' }]
        : [];
    case 'Literal':
      return typeof node.value === 'number' ? replaced(node, other(node.value)) : [];
    case 'Property':
      return mistakenBound(node);
    case 'CallExpression':
      return [...mistakenFunction(node), ...exchangedArguments(node, source)];
    default:
      return [];
  }
}

/** One more; a tolerance that lets everything pass; twice a fraction. What bounds sizes and work may be any large number. */
function other(value: number): string | undefined {
  if (Math.abs(value) >= 1000) return undefined;
  if (Number.isInteger(value)) return String(value + 1);
  return value < 1e-5 ? '0.5' : String(value * 2);
}

/** Functions whose arguments can be exchanged. */
const symmetric =
  /^(add|multiply|equal|equals|min|max|hypot|agreement|relativeDifference|gcd|lcm|sum|product|modulus|compareNumerically|sizeOf|sameMatrix|same)$/;

const replaced = ({ start, end }: Node, to: string | undefined): readonly Mistake[] =>
  to === undefined ? [] : [{ start, end, to }];

function mistakenOperator(node: Node, source: string): readonly Mistake[] {
  const [left, right] = [node.left as Node, node.right as Node];
  const isText = [left, right].some(
    (side) => side.type === 'TemplateLiteral' || (side.type === 'Literal' && typeof side.value === 'string'),
  );
  const to = operators[node.operator as string];
  if (to === undefined || (isText && node.operator === '+')) return [];
  const at = source.indexOf(node.operator as string, left.end);
  return at < 0 || at >= right.start ? [] : [{ start: at, end: at + (node.operator as string).length, to }];
}

function mistakenBound(node: Node): readonly Mistake[] {
  const key = node.key as Node;
  const to = bounds.get(nameOf(key));
  if (to !== undefined && !node.shorthand) return [{ start: key.start, end: key.end, to }];
  return nameOf(key) === 'nonzero' || nameOf(key) === 'whole'
    ? [{ start: (node.value as Node).start, end: (node.value as Node).end, to: 'false' }]
    : [];
}

function mistakenFunction(node: Node): readonly Mistake[] {
  const callee = node.callee as Node;
  const named = callee.type === 'MemberExpression' ? (callee.property as Node) : callee;
  const to = functions.get(nameOf(named));
  // `sum([a, b])` and the like of other modules may not be imported: a member always exists.
  return to !== undefined && callee.type === 'MemberExpression' ? [{ start: named.start, end: named.end, to }] : [];
}

function exchangedArguments(node: Node, source: string): readonly Mistake[] {
  if (symmetric.test(nameOf(node.callee as Node))) return [];
  const given = node.arguments as readonly Node[];
  return given.flatMap((one, k) => {
    const next = given[k + 1];
    if (!next || ![one, next].every(({ type }) => type === 'Identifier' || type === 'MemberExpression')) return [];
    const [first, second] = [source.slice(one.start, one.end), source.slice(next.start, next.end)];
    if (first === second) return [];
    return [{ start: one.start, end: next.end, to: `${second}${source.slice(one.end, next.start)}${first}` }];
  });
}

/** Formulas of finance are texts: `formula`, the further ones, conditions between inputs, and equations that are solved. */
function formulasIn(node: Node, isFinance: boolean, source: string): readonly Mistake[] {
  if (node.type !== 'Property') return [];
  const name = nameOf(node.key as Node);
  const value = node.value as Node;
  if (name === 'formula' && isFinance) return mistakenFormula(value, source);
  if (name === 'by' && value.type === 'Literal') return mistakenFormula(value, source);
  if (name === 'requires' && value.type === 'ObjectExpression')
    return (value.properties as readonly Node[]).flatMap((property) => mistakenFormula(property.key as Node, source));
  if (name === 'more' && value.type === 'ObjectExpression')
    return (value.properties as readonly Node[]).flatMap((property) => {
      const list = property.value as Node;
      const last = list.type === 'ArrayExpression' ? (list.elements as readonly Node[]).at(-1) : undefined;
      return last ? mistakenFormula(last, source) : [];
    });
  return [];
}

const inFormula: { readonly [token: string]: string } = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '^': '*',
  '>': '>=',
  '>=': '>',
  '<': '<=',
};

function mistakenFormula(text: Node, source: string): readonly Mistake[] {
  if (text.type !== 'Literal' || typeof text.value !== 'string') return [];
  const found: Mistake[] = [];
  const tokens = [...source.slice(text.start, text.end).matchAll(/[A-Za-z]\w*|\d+(?:\.\d+)?|>=|[-+*/^<>]/g)];
  for (const [k, token] of tokens.entries()) {
    const start = text.start + token.index;
    const end = start + token[0].length;
    const to = inFormula[token[0]] ?? (/^\d/.test(token[0]) ? other(Number(token[0])) : undefined);
    if (to !== undefined) found.push({ start, end, to });
    const next = tokens.slice(k + 1).find(([word]) => /^[A-Za-z]/.test(word));
    const isName = (word: string) => /^[A-Za-z]/.test(word) && !/^(is|whole)$/.test(word);
    if (!next || !isName(token[0]) || !isName(next[0]) || next[0] === token[0]) continue;
    if (/^\s[+*]\s$/.test(source.slice(end, text.start + next.index))) continue;
    const rest = [token, next].map((one) => source.slice(text.start + one.index + one[0].length)[0]);
    if (rest.includes('(')) continue;
    const nextEnd = text.start + next.index + next[0].length;
    found.push({ start, end: nextEnd, to: `${next[0]}${source.slice(end, text.start + next.index)}${token[0]}` });
  }
  return found;
}
