import type { Entry } from '@nomogram/calculators/catalogue.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import type { Field } from '@nomogram/calculators/kit/field.ts';
import { answerAngles, type Options } from '@nomogram/calculators/kit/options.ts';
import { resultName } from '@nomogram/calculators/kit/request.ts';
import { isSolvable, type Solvable } from '@nomogram/calculators/kit/solve.ts';

interface DescribedInput {
  readonly description: string;
  readonly schema: object;
}

type TypedInputs = { readonly [input: string]: string | undefined };

/** One calculation as an OpenAPI path item, with its inputs, its examples and both representations. */
export function describeCalculation(
  { endpoint, page }: Entry,
  calculator: Calculator,
): readonly [path: string, item: object] {
  if (endpoint.method === 'page') throw new Error(`${calculator.id} has no endpoint`);
  const base = `/nomogram/${endpoint.prefix}`;
  const common = {
    tags: [page],
    operationId: calculator.id.replace('/', '.'),
    summary: calculator.title,
    description: calculator.purpose,
    responses: answers,
  };
  if (endpoint.method === 'POST') {
    const post = { ...common, parameters: refinements(calculator), requestBody: bodyOf(endpoint.body, calculator) };
    return [base, { post }];
  }
  const parameters = endpoint.parameters.map((input) =>
    parameterOf(input, calculator.inputs[input]!, examplesOf(calculator, input)),
  );
  const path = [base, ...endpoint.parameters.map((input) => `{${input}}`)].join('/');
  return [path, { get: { ...common, parameters: [...parameters, ...refinements(calculator)] } }];
}

const describeField = (field: Field<unknown>): string =>
  [
    `${field.label}${field.unit ? ` (${field.unit})` : ''}: ${field.accepts}.`,
    field.hint,
    field.default === undefined ? undefined : `NULL or nothing stands for ${field.default}.`,
  ]
    .filter((part) => part !== undefined)
    .join(' ');

function schemaOf(field: Field<unknown>): object {
  const { control } = field;
  return control.control === 'select'
    ? { type: 'string', enum: control.options.map(({ value }) => value) }
    : { type: 'string' };
}

function parameterOf(name: string, field: Field<unknown>, examples: object | undefined): object {
  return {
    name,
    in: 'path',
    required: true,
    description: describeField(field),
    schema: schemaOf(field),
    ...(examples && { examples }),
  };
}

const answering = (calculator: Calculator): readonly TypedInputs[] =>
  calculator.examples.flatMap((example) => ('expect' in example ? [example.given] : []));

function examplesOf(calculator: Calculator, input: string): object | undefined {
  const texts = [...new Set(answering(calculator).flatMap((given) => given[input] ?? []))];
  return texts.length === 0
    ? undefined
    : Object.fromEntries(texts.map((value, index) => [`example${index + 1}`, { value }]));
}

function bodyOf(body: { readonly [input: string]: string }, calculator: Calculator): object {
  const fields = Object.entries(body);
  const required = fields.filter(([input]) => calculator.inputs[input]?.default === undefined).map(([, name]) => name);
  const properties = fields.map(([input, name]) => {
    const field = calculator.inputs[input]!;
    return [name, { ...schemaOf(field), type: ['string', 'number', 'null'], description: describeField(field) }];
  });
  const examples = answering(calculator).map((given, index) => {
    const value = Object.fromEntries(
      fields.flatMap(([input, name]) => (given[input] === undefined ? [] : [[name, given[input]]])),
    );
    return [`example${index + 1}`, { value }];
  });
  const schema = { type: 'object', required, properties: Object.fromEntries(properties) };
  return { required: true, content: { 'application/json': { schema, examples: Object.fromEntries(examples) } } };
}

/** What an option of a calculator is in the description, by its name. */
const optionParameters: { readonly [Name in keyof Options]-?: (calculator: Calculator) => DescribedInput } = {
  digits: ({ maxDigits }) => ({
    description: 'Significant digits of decimals; where fewer are known, the answer says so.',
    schema: { type: 'integer', minimum: 1, maximum: maxDigits, default: 15 },
  }),
  decimal: () => ({
    description:
      'The decimal mark that inputs are typed with. Without it a number such as 1,000, which can be read in two ways, is refused with both.',
    schema: { type: 'string', enum: ['point', 'comma'] },
  }),
  angle: () => ({
    description: 'What an angle without a unit means.',
    schema: { type: 'string', enum: ['radians', 'gradians', 'degrees'], default: 'radians' },
  }),
  angles: () => ({
    description:
      'The unit in which angles of the answer are said, dms being degrees, minutes and seconds; without it each in its own.',
    schema: { type: 'string', enum: answerAngles },
  }),
  decimals: () => ({
    description: 'Decimal places of the currency, to which the schedule is rounded: 2 for cents, 0 for yen.',
    schema: { type: 'integer', minimum: 0, maximum: 4, default: 2 },
  }),
  assume: () => ({
    description: 'What is known of letters: conditions with commas between, such as a>0, n>-1.',
    schema: { type: 'string', maxLength: 200 },
  }),
  method: (calculator) => ({
    description:
      calculator.unchosen === undefined
        ? 'The way that the steps go; without it they go all of these ways.'
        : 'The way that the steps go; without it they go the usual one.',
    schema: { type: 'string', enum: Object.keys(calculator.methods), default: calculator.usualMethod },
  }),
};

function refinements(calculator: Calculator): readonly object[] {
  // Every calculator takes a decimal mark.
  const taken = (['digits', 'decimal', 'angle', 'angles', 'decimals', 'assume', 'method'] as const).filter(
    (name) => name === 'decimal' || calculator.options.includes(name),
  );
  return [
    ...taken.map((name) => ({ name, in: 'query', ...optionParameters[name](calculator) })),
    ...(isSolvable(calculator) ? [resultParameter(calculator)] : []),
  ];
}

/** The result as a parameter, which turns the calculation round. */
function resultParameter({ inputs, solve: { result, unknowns } }: Solvable): object {
  const found = unknowns.map((name) => inputs[name]!.label).join(', ');
  return {
    name: resultName,
    in: 'query',
    description: `Solves for an input: exactly one of them is NULL, and is found from the others and this. ${describeField(result)} Can be found: ${found}.`,
    schema: { type: 'string' },
  };
}

const answers = {
  '200': {
    description: 'The answer: as text, or structured.',
    headers: { ETag: { schema: { type: 'string' } } },
    content: {
      'text/plain': { schema: { type: 'string' } },
      'application/json': { schema: { $ref: '#/components/schemas/Answer' } },
    },
  },
  '304': { description: 'The answer that the client holds is still the one.' },
  default: { $ref: '#/components/responses/Problem' },
};
