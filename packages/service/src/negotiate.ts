export type Form = 'text' | 'json';

const jsonTypes = ['application/json', 'application/problem+json'];
const remembered = new Map<string, Form>();

/**
 * Which representation `Accept` asks for: the higher q-value wins, then the more specific range, then the earlier one.
 * Plain text is the default, also for a client that accepts neither (a browser's address bar).
 */
export function negotiate(accept: string | null | undefined): Form {
  if (!accept || accept === '*/*') return 'text';
  const known = remembered.get(accept);
  if (known) return known;
  const form = decide(accept);
  if (remembered.size < 200 && accept.length < 300) remembered.set(accept, form);
  return form;
}

interface Match {
  readonly quality: number;
  readonly specificity: number;
  readonly position: number;
}

function decide(accept: string): Form {
  const ranges = accept.split(',', 50).map((range, position) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { type, position, quality: Number.isFinite(quality) ? quality : 0 };
  });
  const best = (types: readonly string[]): Match | undefined =>
    ranges
      .flatMap(({ type, quality, position }) => {
        const specificity = types.includes(type)
          ? 2
          : types.some((one) => type === `${one.split('/')[0]}/*`)
            ? 1
            : type === '*/*'
              ? 0
              : -1;
        return specificity < 0 ? [] : [{ quality, specificity, position }];
      })
      .sort((a, b) => b.specificity - a.specificity || b.quality - a.quality)[0];
  const json = best(jsonTypes);
  const text = best(['text/plain']);
  if (!json || json.quality === 0) return 'text';
  if (!text) return 'json';
  const order = json.quality - text.quality || json.specificity - text.specificity || text.position - json.position;
  return order > 0 ? 'json' : 'text';
}
