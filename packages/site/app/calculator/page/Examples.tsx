import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { TypedInputs } from '../request/query.ts';

/** No line begins with a sign of percent or with the dot between two inputs, or holds only the dots of what was left out. */
export const glued = (label: string): string => label.replace(/ (?=[·%])| (?=…$)/g, '\u00A0');

/** Buttons that fill the form and calculate; each is a form of its own, so that it works before the page wakes up. */
export function Examples({ form, onChoose }: { form: Form; onChoose: (given: TypedInputs) => void }) {
  if (form.examples.length === 0) return null;
  return (
    <div className="flex flex-wrap print:hidden items-center gap-2 text-sm">
      <span className="text-muted">Try</span>
      {form.examples.slice(0, 5).map(({ label, given }) => (
        <form
          key={label + JSON.stringify(given)}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            onChoose(given);
          }}
        >
          <input type="hidden" name="calculation" value={form.name} />
          {form.fields.map(({ name }) => (
            <input key={name} type="hidden" name={name} value={given[name] ?? ''} />
          ))}
          <button
            type="submit"
            className="min-h-8 max-w-full cursor-pointer border border-hair bg-sheet px-2.5 py-1 text-left text-balance text-act tabular-nums wrap-anywhere hover:border-act"
          >
            {glued(label)}
          </button>
        </form>
      ))}
    </div>
  );
}
