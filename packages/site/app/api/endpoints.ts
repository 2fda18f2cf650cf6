import type { Method, OpenApi, Operation, Parameter } from './openapi.ts';

/** An endpoint as its page shows it. */
export interface Endpoint {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly purpose?: string;
  readonly inputs: readonly Input[];
  /** A command that asks it. */
  readonly example?: string;
  /** The page where the same is calculated; none for what is only served. */
  readonly page?: string;
}

export interface Input {
  readonly name: string;
  /** What it means and what is accepted. */
  readonly says: string;
}

export interface Group {
  readonly tag: string;
  readonly endpoints: readonly Endpoint[];
}

/** The endpoints of the document, by tag, in its order. `isPage` knows whether a tag is a page of calculators. */
export function groupsOf(document: OpenApi, origin: string, isPage: (tag: string) => boolean): readonly Group[] {
  const groups = new Map<string, Endpoint[]>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = ''] = operation.tags;
      const endpoint = endpointOf(path, method as Method, operation, origin);
      const [page, calculation = ''] = operation.operationId.split('.');
      const link = isPage(tag) ? `/${page}?calculation=${encodeURIComponent(calculation)}` : undefined;
      groups.set(tag, [...(groups.get(tag) ?? []), { ...endpoint, page: link }]);
    }
  return [...groups].map(([tag, endpoints]) => ({ tag, endpoints }));
}

function endpointOf(path: string, method: Method, operation: Operation, origin: string): Endpoint {
  const body = operation.requestBody?.content['application/json'];
  const { properties = {}, required = [] } = body?.schema ?? {};
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    title: operation.summary,
    purpose: operation.description,
    inputs: [
      ...(operation.parameters ?? []).map(inputOf),
      ...Object.entries(properties).map(([name, schema]) => ({
        name: required.includes(name) ? name : `${name} (optional)`,
        says: schema.description ?? '',
      })),
    ],
    example: exampleOf(path, operation, origin),
  };
}

function inputOf({ name, in: place, description, schema }: Parameter): Input {
  const choices = schema.enum ? `One of ${schema.enum.join(', ')}.` : undefined;
  const otherwise = schema.default === undefined ? undefined : `Without it, ${schema.default}.`;
  const says = [description, choices, otherwise].filter(Boolean).join(' ');
  return { name: place === 'query' ? `?${name}=` : name, says };
}

/** The first example of every input belongs to the first example of the calculation. */
function exampleOf(path: string, { parameters = [], requestBody }: Operation, origin: string): string | undefined {
  const body = requestBody?.content['application/json']?.examples?.example1?.value;
  if (requestBody && body === undefined) return undefined;
  if (requestBody)
    return `curl ${origin}${path} -H 'Content-Type: application/json' -d '${quoted(JSON.stringify(body))}'`;
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema, examples }) => [name, examples?.example1?.value ?? schema.enum?.[0]] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  const address = values.reduce((text, [name, value]) => text.replace(`{${name}}`, segment(String(value))), path);
  return `curl '${origin}${address}'`;
}

const segment = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');
const quoted = (text: string): string => text.replaceAll("'", "'\\''");
