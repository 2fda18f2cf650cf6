import type { IndexInput } from '@nomogram/calculators/kit/index-entry.ts';
import type { OtherReading } from './answer.ts';
import type { SearchDocument } from './document.ts';
import { addressOf } from './finder.ts';
import type { Calculation } from './phrases.ts';

interface Props {
  document: SearchDocument;
  typed: Calculation['typed'];
  /** Whether another calculation stands before it: this one is a second way to read the query. */
  isOther: boolean;
  /** The readings between which the visitor chooses. */
  readings: readonly OtherReading[];
}

/**
 * How a query was read: its parts in fields that can be changed, and a link for each reading where there are two. The form and the
 * links lead to the page of the calculator, without any script.
 */
export function ReadQuery({ document, typed, isOther, readings }: Props) {
  const [path = '', query = ''] = document.href.split('?');
  const inputs = (document.calculator?.inputs ?? []).filter(({ name }) => typed[name] !== undefined);
  const own = new Set(Object.keys(typed));
  return (
    <form method="get" action={path} className="mt-1 text-sm text-muted">
      {[...new URLSearchParams(query)].map(([name, value]) =>
        own.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <p className="m-0">{isOther ? 'Or I read this as' : 'I read this as'}</p>
      <div className="mt-1 flex flex-wrap items-end gap-x-3 gap-y-2">
        {inputs.map((input) => (
          <Part key={input.name} input={input} id={`${document.id}-${input.name}`} text={typed[input.name]!} />
        ))}
        <button type="submit" className="min-h-9 cursor-pointer border border-act px-3 text-act hover:bg-act/8">
          Calculate
        </button>
      </div>
      {readings.length > 0 && (
        <p data-verbatim className="m-0 mt-2 flex flex-wrap items-center gap-2">
          {readings.map((one, index) => (
            <span key={one.text} className="inline-flex items-center gap-2">
              {index === 0 ? one.label : 'or'}
              <a
                href={addressOf(document.href, one.typed)}
                className="inline-flex min-h-9 items-center border border-act px-3 text-act hover:bg-act/8"
              >
                {one.text}
              </a>
            </span>
          ))}
          ?
        </p>
      )}
    </form>
  );
}

/** One input of the calculation, with what was read for it. */
function Part({ input: { name, label, choices }, id, text }: { input: IndexInput; id: string; text: string }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block">
        {label}
      </label>
      {choices ? (
        <select id={id} name={name} defaultValue={text} className="h-9 max-w-full border border-ink bg-sheet px-1">
          {Object.keys(choices).map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          defaultValue={text}
          size={Math.min(Math.max(text.length, 4), 28)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="h-9 max-w-full border border-ink bg-sheet px-2 text-ink"
        />
      )}
    </div>
  );
}
