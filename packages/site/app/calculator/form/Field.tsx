import type { FormField } from '@nomogram/calculators/kit/form.ts';
import type { PresentedReading } from '@nomogram/calculators/kit/outcome.ts';
import { Tex } from '../../math/Tex.tsx';
import type { Trouble } from '../request/reply.ts';
import { FieldControl } from './FieldControl.tsx';
import { hintOf, isShort, labelOf } from './field-text.ts';
import { LiveReading } from './LiveReading.tsx';
import { useLiveReading } from './use-live-reading.ts';

interface Props {
  field: FormField;
  value: string | undefined;
  wide: boolean;
  missing: boolean;
  trouble: Trouble | undefined;
  /** How the service read what was typed. */
  read: PresentedReading | undefined;
  angle: string | undefined;
  /** The decimal mark that the form is sent with. */
  decimal: string | undefined;
  onUse: (name: string, text: string) => void;
}

/** A labelled field with its hint, its live reading and, when it was refused, the reason and a way out. */
export function Field({ field, value, wide, missing, trouble, read, angle, decimal, onUse }: Props) {
  const live = useLiveReading(field, { angle, decimal }, read);
  const id = `field-${field.name}`;
  const hint = hintOf(field);
  const proposals = trouble ? proposalsOf(trouble) : [];
  const described = [hint && `${id}-hint`, trouble && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={wide || !isShort(field) ? 'col-span-full' : ''}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {labelOf(field)}
        {field.symbol?.startsWith('\\') && !endsWithLetter(field.label) && (
          <span aria-hidden="true" className="ml-1.5 font-normal text-muted">
            <Tex latex={field.symbol} />
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldControl
        field={field}
        id={id}
        value={value}
        describedBy={described || undefined}
        invalid={missing || trouble !== undefined}
        onFocus={live.onFocus}
        onInput={live.onInput}
      />
      {live.reading && (live.reading.latex !== undefined || !trouble) && <LiveReading reading={live.reading} />}
      {trouble && (
        <div className="mt-1.5 border-l-2 border-ink pl-3 text-sm">
          <p id={`${id}-problem`} className="m-0 font-medium">
            {trouble.message}
          </p>
          {proposals.length > 0 && (
            <p className="m-0 mt-1.5 flex flex-wrap gap-2">
              {proposals.map((text) => (
                <button
                  key={text}
                  type="button"
                  onClick={() => onUse(field.name, text)}
                  className="min-h-7 cursor-pointer border border-act px-2 text-act hover:bg-act/8"
                >
                  Use {text}
                </button>
              ))}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** "Shape α": the label says its letter itself. */
const endsWithLetter = (label: string): boolean => /(^|\s)\p{L}$/u.test(label);

/** Texts that can be read, to be typed instead. */
const proposalsOf = ({ suggestion, readings = [] }: Trouble): readonly string[] =>
  suggestion === undefined ? readings : [suggestion, ...readings];
