import type { FormField } from '@nomogram/calculators/kit/form.ts';
import type { PresentedReading } from '@nomogram/calculators/kit/outcome.ts';
import { glueRelations } from '../../math/glue-stops.ts';
import { Sentence } from '../../math/Sentence.tsx';
import { Tex } from '../../math/Tex.tsx';
import type { ReplyProblem } from '../request/reply.ts';
import { FieldControl } from './FieldControl.tsx';
import { FieldTrouble } from './FieldTrouble.tsx';
import { hintOf, isShort, labelOf } from './field-text.ts';
import { LiveReading } from './LiveReading.tsx';
import { isFormula, type Reading } from './reading.ts';
import { useLiveReading } from './use-live-reading.ts';

interface Props {
  field: FormField;
  value: string | undefined;
  wide: boolean;
  /** Whether it begins a row, as the X of a point does: its Y stands beside it. */
  first: boolean;
  trouble: ReplyProblem | undefined;
  /** How the service read what was typed. */
  read: PresentedReading | undefined;
  angle: string | undefined;
  /** The decimal mark that the form is sent with. */
  decimal: string | undefined;
  onUse: (name: string, text: string) => void;
}

/** A labelled field with its hint, its live reading and, when it was refused, the reason and a way out. */
export function Field({ field, value, wide, first, trouble, read, angle, decimal, onUse }: Props) {
  const live = useLiveReading(field, { angle, decimal }, read);
  const id = `field-${field.name}`;
  const hint = hintOf(field);
  const described = [hint && `${id}-hint`, trouble && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div
      className={`field-cell ${wide || !isShort(field) ? 'col-span-full' : first ? 'col-start-1' : ''} ${roomBelow(field)}`}
    >
      <label htmlFor={id} className="row-start-1 block self-end text-sm font-semibold">
        <Sentence text={labelOf(field)} />
        {field.symbol?.startsWith('\\') && !endsWithLetter(field.label) && (
          <span aria-hidden="true" className="ml-1.5 font-normal text-muted">
            <Tex latex={field.symbol} />
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="row-start-2 mt-0.5 mb-0 text-sm text-muted">
          {glueRelations(hint)}
        </p>
      )}
      <div className="row-start-3">
        <FieldControl
          field={field}
          id={id}
          value={value}
          describedBy={described || undefined}
          invalid={trouble !== undefined}
          wrongAt={trouble?.span?.start}
          onFocus={live.onFocus}
          onInput={live.onInput}
        />
      </div>
      <div className="row-start-4">
        {showsReading(field, live.reading, trouble) && (
          <LiveReading reading={live.reading} isLine={!isFormula(field.live)} />
        )}
        {trouble && <FieldTrouble id={id} trouble={trouble} onUse={(text) => onUse(field.name, text)} />}
      </div>
    </div>
  );
}

/** The room of a reading that will come is kept from the start; what is amiss stands in its place. */
function showsReading({ live }: FormField, reading: Reading | undefined, trouble: ReplyProblem | undefined): boolean {
  if (trouble) return reading?.latex !== undefined;
  return reading !== undefined || live !== undefined;
}

/** The room of a reading takes the place of the distance to the next field. */
const roomBelow = ({ live }: FormField): string => (live === undefined ? '' : isFormula(live) ? 'pb-3' : 'pb-2');

/** "Shape α": the label says its letter itself. */
const endsWithLetter = (label: string): boolean => /(^|\s)\p{L}$/u.test(label);
