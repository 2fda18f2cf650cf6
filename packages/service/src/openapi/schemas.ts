import type { Judgement } from '@nomogram/calculators/kit/attempt/judgement.ts';
import type {
  PresentedAnswer,
  PresentedCondition,
  PresentedReading,
  PresentedStep,
  PresentedValue,
} from '@nomogram/calculators/kit/outcome.ts';
import { problemCodes } from '../status.ts';

const text = { type: 'string' };
const array = (items: object) => ({ type: 'array', items });
const object = (required: readonly string[], properties: Record<string, object>) => ({
  type: 'object',
  required,
  properties,
});

/** An object as it is sent, with every field that its type has and no other: a new one is described here before it compiles. */
const sent = <Sent>(
  required: readonly (keyof Sent & string)[],
  properties: { readonly [Name in keyof Required<Sent>]: object },
) => object(required, properties);

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The structured answer and the problem details, as JSON Schema. */
export const schemas = {
  Answer: sent<PresentedAnswer>(['calculator', 'text', 'read', 'values', 'checked', 'sources'], {
    calculator: text,
    text: { ...text, description: 'What text/plain gives.' },
    read: array(
      sent<PresentedReading>(['input', 'label', 'as', 'latex'], {
        input: text,
        label: text,
        as: text,
        latex: text,
        notes: array(text),
      }),
    ),
    values: { ...array(ref('Value')), description: 'The first is the answer asked for.' },
    steps: array(ref('Step')),
    figure: { type: 'object', description: 'Sampled points and shapes; drawn without any calculation.' },
    tables: {
      ...array(object(['title', 'columns', 'rows'], { title: text, columns: array(text), rows: array(array(text)) })),
      description: 'How the answer follows its inputs.',
    },
    checked: array(object(['how', 'detail'], { how: text, detail: text })),
    conditions: { ...array(ref('Condition')), description: 'What must hold of the letters; the notes say it too.' },
    cases: {
      ...array(object(['when', 'value'], { when: array(ref('Condition')), value: ref('Value') })),
      description: 'The answer asked for where the conditions do not hold.',
    },
    notes: array(text),
    formulaLines: {
      ...array(text),
      description: 'The formula in words, and with the numbers put in; the text says them too.',
    },
    sources: array(object(['title'], { title: text, url: text })),
    judgement: { ...ref('Judgement'), description: 'Only where an attempt was sent to be checked.' },
  }),
  Judgement: sent<Judgement>(['grade', 'says'], {
    grade: { type: 'string', enum: ['right', 'equal', 'rounded', 'unfinished', 'wrong', 'undecided', 'unreadable'] },
    says: text,
    line: { type: 'integer', description: 'The first line that does not follow, or cannot be read; from 1.' },
    counterexample: {
      ...object(['at', 'yours', 'right'], {
        at: array(object(['name', 'value'], { name: text, value: text })),
        yours: text,
        right: text,
      }),
      description: 'Values of the letters at which the attempt differs.',
    },
    asked: { ...text, description: 'The name of the value that is asked for, where the answer has others besides.' },
  }),
  Value: sent<PresentedValue>(['name', 'label'], {
    name: text,
    label: text,
    exact: text,
    named: { ...text, description: 'The exact form with letters for roots without a short form; the notes say which.' },
    decimal: { ...text, description: 'A decimal number, as a string: it may exceed a double.' },
    relation: {
      type: 'string',
      enum: ['=', '≈'],
      description: 'How the decimal stands to the exact form; ≈ without one says that the value only rounds to it.',
    },
    unit: text,
    latex: text,
    words: { ...text, description: 'Where the truth is not a number.' },
    meaning: { ...text, description: 'What the words mean, in one word for programs.' },
    also: text,
    rounded: { ...text, description: 'The value as people say it, to cents or millimetres.' },
    standsFor: { ...text, description: 'The name of the value in whose place this one stands on a page.' },
    unordered: { type: 'boolean', description: 'Whether its parts may stand in any order.' },
    together: {
      type: 'boolean',
      description: 'Whether it is the answer asked for only together with the value before it.',
    },
    arbitrary: {
      ...object(['letter', 'over'], {
        letter: text,
        over: { type: 'string', enum: ['integers', 'constants'] },
        variable: text,
      }),
      description: 'A letter that is in no input, and what it ranges over.',
    },
  }),
  Condition: sent<PresentedCondition>(['text', 'latex'], { text, latex: text }),
  Step: sent<PresentedStep>(['rule', 'text', 'latex'], {
    rule: text,
    says: { ...text, description: 'Why the rule applies here.' },
    with: {
      type: 'object',
      additionalProperties: text,
      description: 'What the rule was used with, by the names of a textbook.',
    },
    withLatex: text,
    text,
    latex: text,
    steps: array(ref('Step')),
  }),
  Problem: {
    ...object(['type', 'title', 'status', 'detail', 'problems'], {
      type: text,
      title: text,
      status: { type: 'integer' },
      detail: { ...text, description: 'What text/plain gives: one sentence for each problem.' },
      problems: array(
        object(['message', 'code'], {
          input: text,
          message: text,
          span: object(['start', 'end'], { start: { type: 'integer' }, end: { type: 'integer' } }),
          suggestion: text,
          readings: { type: 'array', items: text },
          code: { type: 'string', enum: problemCodes },
        }),
      ),
    }),
    description: 'RFC 9457 problem details.',
  },
  Post: object(['Uuid', 'Title', 'Category', 'CoverImageUrl', 'Date', 'MonthAndYear'], {
    Uuid: text,
    Title: text,
    Category: text,
    CoverImageUrl: text,
    Date: text,
    MonthAndYear: text,
    SmallDescription: text,
    Keywords: text,
    LongHtmlDescription: text,
  }),
  Constant: object(['Name', 'Details'], { Name: text, Details: { ...text, description: 'HTML.' } }),
};

export const problemResponse = {
  description:
    '400 cannot be read · 404 no such endpoint · 405 other method · 413, 414 too long · 415 not JSON · 422 read, but has no answer · 429 and 503 later, see Retry-After · 504 limit of time or memory.',
  content: { 'text/plain': { schema: text }, 'application/problem+json': { schema: ref('Problem') } },
};
