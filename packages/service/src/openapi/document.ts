import type { Entry } from '@nomogram/calculators/catalogue.ts';
import { honeypot, messageLimit, nameLimit } from '@nomogram/calculators/contact/contact.ts';
import { maxAttemptLength } from '@nomogram/calculators/kit/attempt/judgement.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import { bodyLimit } from '../body.ts';
import { bulkPrefix, maxRows } from '../bulk.ts';
import { checkPrefix } from '../check.ts';
import type { Catalogue } from '../dependencies.ts';
import { describeCalculation } from './operation.ts';
import { problemResponse, schemas } from './schemas.ts';

/** The OpenAPI 3.1 description of every endpoint, made from the catalogue itself. */
export async function describe(catalogue: Catalogue, version: string) {
  const asked = catalogue.entries.filter(({ endpoint }) => endpoint.method !== 'page');
  const loaded = await Promise.all(asked.map(async (entry) => [entry, await catalogue.load(entry.id)] as const));
  const described = loaded.filter((pair): pair is readonly [Entry, Calculator] => pair[1] !== undefined);
  const operations = described.map(([entry, calculator]) => describeCalculation(entry, calculator));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nomogram',
      version,
      description:
        'Calculators whose every answer is checked. Plain text by default, the structured answer with Accept: application/json. Nothing is stored, no key is needed.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(asked.map(({ page }) => page)), 'bulk', 'check', 'content', 'contact'].map((name) => ({ name })),
    paths: { ...Object.fromEntries(operations), ...bulkPath, ...checkPath, ...contentPaths, ...contactPath },
    components: { schemas, responses: { Problem: problemResponse } },
  };
}

const listOf = (schema: string) => ({
  '200': {
    description: 'A JSON array.',
    content: { 'application/json': { schema: { type: 'array', items: { $ref: `#/components/schemas/${schema}` } } } },
  },
});
const problem = { default: { $ref: '#/components/responses/Problem' } };

const ndjson = (schema: object, example: string) => ({ 'application/x-ndjson': { schema, example } });

const endpointNamed = (example: string) => ({
  name: 'endpoint',
  in: 'path',
  required: true,
  description: 'A calculation, as its address below /nomogram/ names it, without the inputs.',
  schema: { type: 'string' },
  example,
});

const bulkPath = {
  [`${bulkPrefix}{endpoint}`]: {
    post: {
      tags: ['bulk'],
      operationId: 'bulk',
      summary: 'Many rows of one calculation',
      description: `One JSON array (inputs in the order of the address) or object (inputs by name) a line; one JSON object a line comes back for each, in order, as it is found. A row that cannot be calculated says so in its place; so does every row that is left when the time for one request is over. At most ${maxRows} rows and ${bodyLimit / 1e6} MB; every row counts as a calculation for the limit of the client.`,
      parameters: [endpointNamed('statistics/normal')],
      requestBody: { required: true, content: ndjson({ type: 'string' }, '["0", "1", "1.96"]\n{"mean": 0, "x": 2}') },
      responses: {
        '200': {
          description: 'One object a line.',
          content: ndjson(
            {
              type: 'object',
              required: ['row', 'status', 'text'],
              properties: {
                row: { type: 'integer', description: 'The number of the line, from 1.' },
                status: { type: 'integer', description: 'As a single calculation would have answered.' },
                text: { type: 'string' },
                values: { type: 'array', items: { type: 'object' } },
                problems: { type: 'array', items: { type: 'object' } },
              },
            },
            '{"row":1,"status":200,"text":"…","values":[]}',
          ),
        },
        ...problem,
      },
    },
  },
};

const checkPath = {
  [`${checkPrefix}{endpoint}`]: {
    post: {
      tags: ['check'],
      operationId: 'check',
      summary: "An answer of the visitor's own, judged",
      description:
        'Says whether an attempt is right, equal in another form, right to the digits given, unfinished or wrong, with values at which it differs; of several lines the first that does not follow. The answer itself is not told, and nothing is stored. Costs as much as the calculation.',
      parameters: [endpointNamed('calculus/differentiation')],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['inputs', 'attempt'],
              properties: {
                inputs: {
                  description: 'In the order of the address, or by name.',
                  oneOf: [
                    { type: 'array', items: { type: ['string', 'number', 'null'] } },
                    { type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } },
                  ],
                },
                attempt: { type: 'string', maxLength: maxAttemptLength, description: 'One line, or several.' },
              },
            },
            example: { inputs: ['x^2*sin(x)'], attempt: '2x*sin(x) + x^2*cos(x)' },
          },
        },
      },
      responses: {
        '200': {
          description: 'The judgement: as text, or as an Answer without values.',
          content: {
            'text/plain': { schema: { type: 'string' } },
            'application/json': { schema: { $ref: '#/components/schemas/Answer' } },
          },
        },
        ...problem,
      },
    },
  },
};

const contentPaths = {
  '/nomogram/blog': {
    get: {
      tags: ['content'],
      operationId: 'blog',
      summary: 'All articles',
      responses: { ...listOf('Post'), ...problem },
    },
  },
  '/nomogram/blog/{uuid}': {
    get: {
      tags: ['content'],
      operationId: 'blog-post',
      summary: 'One article',
      parameters: [{ name: 'uuid', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        '200': {
          description: 'The article.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } },
        },
        ...problem,
      },
    },
  },
  '/nomogram/constants/{list}': {
    get: {
      tags: ['content'],
      operationId: 'constants',
      summary: 'Constants of mathematics, physics and the solar system',
      parameters: [
        { name: 'list', in: 'path', required: true, schema: { type: 'string', enum: ['math', 'physics', 'solar'] } },
      ],
      responses: { ...listOf('Constant'), ...problem },
    },
  },
  '/nomogram/status': {
    get: {
      tags: ['content'],
      operationId: 'status',
      summary: 'How the process that answers is: what keeps it from answering, and sums since it started',
      responses: {
        '200': { description: 'The status.', content: { 'application/json': { schema: { type: 'object' } } } },
        ...problem,
      },
    },
  },
};

const contactPath = {
  '/websites/contacts/': {
    post: {
      tags: ['contact'],
      operationId: 'contact',
      summary: 'Sends a message to the operator; it is stored before this answers',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['name', 'email', 'message'],
              properties: {
                name: { type: 'string', maxLength: nameLimit },
                email: { type: 'string', format: 'email', maxLength: 254 },
                phone: { type: 'string' },
                amount: { type: 'string' },
                domain: { type: 'string' },
                message: { type: 'string', maxLength: messageLimit },
                [honeypot]: { type: 'string', description: 'Left empty by people.' },
              },
            },
          },
        },
      },
      responses: {
        '200': { description: 'The message is stored.', content: { 'text/plain': { schema: { type: 'string' } } } },
        ...problem,
      },
    },
  },
};
