import type { Dependencies } from './dependencies.ts';
import { negotiate } from './negotiate.ts';
import type { ProblemMessage } from './problem.ts';
import { jsonOf, nothing, problemsOf, type Representation } from './representation.ts';
import type { Reply } from './respond.ts';

type Answer = Omit<Reply, 'request'>;
type Content = { readonly value: unknown; readonly caching?: Reply['caching'] } | { readonly problem: ProblemMessage };

const constantLists = ['math', 'physics', 'solar'] as const;

/** Blog, constants, the description of the interface, the condition of the process: always JSON. `undefined` where the path names none of them. */
export function createPublished(dependencies: Dependencies, openapi: () => Promise<unknown>) {
  const { version } = dependencies;
  const source = createSource(dependencies, openapi);
  /** One representation for one value: the sources keep what they have read. */
  const made = new WeakMap<object, Representation>();

  function represent(value: unknown): Representation {
    if (typeof value !== 'object' || value === null) return jsonOf(200, value, version);
    const known = made.get(value);
    if (known) return known;
    const representation = jsonOf(200, value, version);
    made.set(value, representation);
    return representation;
  }

  return function respond(request: Request, path: string): Promise<Answer> | undefined {
    if (!/^\/nomogram\/(?:blog|constants|status|openapi\.json)(?:\/|$)/.test(path)) return undefined;
    const read = source(path);
    return read && answer(request, read);
  };

  async function answer(request: Request, read: () => Promise<Content>): Promise<Answer> {
    const { method } = request;
    const refuse = (problem: ProblemMessage, extra?: Record<string, string>): Answer => {
      const representation = problemsOf([problem], negotiate(request.headers.get('accept')), version);
      return { representation, caching: 'never', ...(extra && { extra }) };
    };
    if (method === 'OPTIONS')
      return {
        representation: nothing(version),
        caching: 'never',
        extra: { Allow: allow, 'Access-Control-Allow-Methods': allow },
      };
    if (method !== 'GET' && method !== 'HEAD')
      return refuse({ code: 'method-not-allowed', message: 'This address is read with GET.' }, { Allow: allow });
    const content = await read();
    return 'problem' in content
      ? refuse(content.problem)
      : { representation: represent(content.value), caching: content.caching ?? 'published' };
  }
}

/** What is read at an address; `undefined` where it names nothing. */
function createSource(
  { blog, constants, condition, offline }: Dependencies,
  openapi: () => Promise<unknown>,
): (path: string) => (() => Promise<Content>) | undefined {
  const absent: Content = {
    problem: { code: 'unavailable', message: offline ? withoutNetwork : withoutContent },
  };
  const found = (from: unknown, value: unknown, otherwise: string): Content =>
    from === undefined
      ? absent
      : value === undefined || value === null
        ? { problem: { code: 'not-found', message: otherwise } }
        : { value };
  return (path) => {
    const [first, second, ...rest] = path.slice('/nomogram/'.length).replace(/\/$/, '').split('/');
    if (rest.length > 0) return undefined;
    if (first === 'openapi.json' && second === undefined) return async () => ({ value: await openapi() });
    if (first === 'status' && second === undefined)
      return async () => (condition ? { value: await condition(), caching: 'never' } : absent);
    if (first === 'blog' && second === undefined) return async () => (blog ? { value: await blog.list() } : absent);
    if (first === 'blog')
      return async () => found(blog, await blog?.post(second!), 'There is no article of this identifier.');
    if (first !== 'constants') return undefined;
    const which = constantLists.find((one) => one === second);
    return async () =>
      found(constants, which && (await constants?.(which)), `There are constants of ${constantLists.join(', ')}.`);
  };
}

const allow = 'GET, HEAD, OPTIONS';
const withoutNetwork = 'This is not available while you are offline.';
const withoutContent = 'This is not available now: the service runs without its articles and lists.';
