import { describe as about, expect, test } from 'vitest';
import { describe } from '../src/openapi/document.ts';
import * as catalogue from './fixtures/catalogue.ts';
import { startServer } from './fixtures/server.ts';

type Json = { readonly [name: string]: Json } & readonly Json[];
const document = JSON.parse(JSON.stringify(await describe(catalogue, '1.2.3'))) as Json;

/** Every object of the document, with its place. */
function* walk(value: unknown, place = '#'): Generator<readonly [string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  yield [place, value as Record<string, unknown>];
  for (const [name, inner] of Object.entries(value))
    yield* walk(inner, `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, name) =>
        (value as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );

about('the description of the interface', () => {
  test('is OpenAPI 3.1 with its version', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Nomogram', version: '1.2.3' } });
  });

  test('every reference leads somewhere', () => {
    const references = [...walk(document)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  test('every endpoint of the catalogue is in it, with its parameters in the path', () => {
    const paths = Object.entries(document.paths as Record<string, Record<string, Json>>);
    for (const { endpoint } of catalogue.entries) {
      if (endpoint.method === 'page') continue;
      const path = [
        '/nomogram',
        endpoint.prefix,
        ...(endpoint.method === 'GET' ? endpoint.parameters.map((name) => `{${name}}`) : []),
      ].join('/');
      expect(paths.map(([one]) => one)).toContain(path);
    }
    for (const [path, item] of paths)
      for (const operation of Object.values(item)) {
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const described = (
          (operation.parameters ?? []) as unknown as { in: string; name: string; required?: boolean }[]
        ).filter((one) => one.in === 'path');
        expect(described.map(({ name }) => name)).toEqual(named);
        expect(described.every(({ required }) => required === true)).toBe(true);
      }
  });

  test('operations have unique names, a summary, both representations and the problem details', () => {
    const operations = Object.values(document.paths as Record<string, Record<string, Json>>).flatMap((item) =>
      Object.values(item),
    );
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const operation of operations) {
      expect(operation.summary).toEqual(expect.any(String));
      expect(operation.responses).toMatchObject({ default: { $ref: '#/components/responses/Problem' } });
    }
    const ratio = (document.paths as Record<string, Json>)['/nomogram/test/ratio/{sales}/{assets}'];
    expect(ratio).toMatchObject({
      get: {
        parameters: [
          { name: 'sales', description: 'Net sales: a number.', examples: { example1: { value: '10' } } },
          { name: 'assets', description: 'Total assets: a number.' },
          { name: 'digits', in: 'query' },
          { name: 'decimal', in: 'query' },
        ],
        responses: { '200': { content: { 'text/plain': {}, 'application/json': {} } } },
      },
    });
    const total = (document.paths as Record<string, Json>)['/nomogram/test/total'];
    expect(total).toMatchObject({
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: { required: ['RawText'] },
              examples: { example1: { value: { RawText: '1, 2, 3' } } },
            },
          },
        },
      },
    });
  });

  test('answers and problems of the service have the shape that it promises', async () => {
    const server = await startServer();
    const schemas = (document.components as unknown as { schemas: Record<string, Schema> }).schemas;
    const json = { accept: 'application/json' };
    expect(
      mistakes(await (await server.get('/nomogram/test/ratio/10/5', json)).json(), schemas.Answer!, schemas),
    ).toEqual([]);
    expect(
      mistakes(await (await server.get('/nomogram/test/ratio/x/0', json)).json(), schemas.Problem!, schemas),
    ).toEqual([]);
    const served = await server.get('/nomogram/openapi.json');
    expect(served.headers.get('etag')).toBeTruthy();
    expect(Object.keys(((await served.json()) as Json).paths as object)).toEqual(Object.keys(document.paths as object));
    await server.stop();
  });
});

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly items?: Schema;
  readonly enum?: readonly string[];
}

/** The little of JSON Schema that the document uses, and stricter: a property that is not described is a mistake. */
function mistakes(value: unknown, schema: Schema, schemas: Record<string, Schema>, place = ''): string[] {
  if (schema.$ref) return mistakes(value, schemas[schema.$ref.split('/').at(-1)!]!, schemas, place);
  if (schema.enum && !schema.enum.includes(value as string)) return [`${place}: not one of the enum`];
  if (schema.type === 'array')
    return Array.isArray(value)
      ? value.flatMap((one, i) => mistakes(one, schema.items!, schemas, `${place}/${i}`))
      : [`${place}: no array`];
  if (schema.type === 'object') {
    if (typeof value !== 'object' || value === null) return [`${place}: no object`];
    const missing = (schema.required ?? [])
      .filter((name) => !(name in value))
      .map((name) => `${place}/${name}: missing`);
    if (!schema.properties) return missing;
    return [
      ...missing,
      ...Object.entries(value).flatMap(([name, inner]) =>
        schema.properties?.[name]
          ? mistakes(inner, schema.properties[name], schemas, `${place}/${name}`)
          : [`${place}/${name}: not described`],
      ),
    ];
  }
  if (schema.type === 'integer') return Number.isInteger(value) ? [] : [`${place}: no integer`];
  return typeof value === schema.type ? [] : [`${place}: no ${schema.type}`];
}
