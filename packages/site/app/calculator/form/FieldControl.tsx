import type { FormField } from '@nomogram/calculators/kit/form.ts';
import type { FocusEventHandler, RefObject } from 'react';
import { MatrixControl, takesMatrix } from '../../grid/matrix-entry.ts';
import { keypadOf, padOf } from '../../keys/keypad.ts';
import { plainTyping } from '../../keys/plain-typing.ts';
import { parted, wayName, waysOf } from './ways.ts';

interface Props {
  field: FormField;
  id: string;
  value: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  /** The place in what was typed that was refused. */
  wrongAt: number | undefined;
  onFocus?: FocusEventHandler<HTMLElement>;
  onInput?: (text: string) => void;
}

const look =
  'w-full border aria-invalid:border-l-4 border-ink bg-sheet px-3 text-ink tabular-nums placeholder:text-muted';

/** The control of a field. It keeps what is typed itself, so that nothing is lost while the page wakes up. */
export function FieldControl(props: Props) {
  const { control } = props.field;
  if (control.control === 'select') return <Choice {...props} options={control.options} />;
  return control.control === 'area' ? <Area {...props} control={control} /> : <Line {...props} control={control} />;
}

type ControlOf<Name> = Extract<FormField['control'], { readonly control: Name }>;

/** What every control has, whatever its kind. */
const common = ({ field, id, value, describedBy, invalid, onFocus }: Props) => ({
  id,
  name: field.name,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  onFocus,
  'data-pad': padOf(field),
  defaultValue: value,
});

function Choice({ options, ...props }: Props & Pick<ControlOf<'select'>, 'options'>) {
  return (
    <select {...common(props)} defaultValue={props.value ?? props.field.default} className={`mt-1.5 h-11 ${look}`}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Area({ control, ...props }: Props & { control: ControlOf<'area'> }) {
  const { field, value, describedBy, invalid, wrongAt, onInput } = props;
  const { writing } = control;
  const writingId = `${props.id}-writing`;
  const textArea = (area?: RefObject<HTMLTextAreaElement | null>) => (
    <>
      {writing && (
        <p id={writingId} className="how-written m-0 text-sm text-muted">
          {writing}
        </p>
      )}
      <textarea
        ref={area}
        {...common(props)}
        {...plainTyping}
        aria-describedby={[describedBy, writing && writingId].filter(Boolean).join(' ') || undefined}
        placeholder={field.placeholder}
        rows={control.rows}
        onInput={(event) => onInput?.(event.currentTarget.value)}
        className={`mt-1.5 block py-2 font-mono text-[0.95em] ${look} ${control.rows >= 6 ? 'h-48' : ''}`}
      />
    </>
  );
  if (!takesMatrix(control)) return textArea();
  return (
    <MatrixControl.Component
      label={field.label}
      columns={control.shape === 'column' ? [''] : control.columns}
      value={value ?? ''}
      invalid={invalid}
      wrongAt={wrongAt}
      describedBy={describedBy}
    >
      {textArea}
    </MatrixControl.Component>
  );
}

/** One line, behind a list of the ways to give the value where there are several. */
function Line({ control, ...props }: Props & { control: ControlOf<'text'> }) {
  const { field, value, onInput } = props;
  const ways = waysOf(field);
  const given = ways ? parted(ways, value ?? '') : { prefix: '', rest: value };
  const input = (
    <input
      {...common(props)}
      {...plainTyping}
      placeholder={field.placeholder}
      defaultValue={given.rest}
      type="text"
      inputMode={keypadOf(control)}
      onInput={(event) => onInput?.(event.currentTarget.value)}
      className={ways ? `h-11 min-w-0 flex-1 ${look}` : `mt-1.5 h-11 ${look}`}
    />
  );
  if (!ways) return input;
  return (
    <div className="mt-1.5 flex">
      <select
        name={wayName(field.name)}
        aria-label={`What is given for ${field.label}`}
        defaultValue={given.prefix}
        className="h-11 shrink-0 border border-r-0 border-ink bg-sheet px-2 text-ink"
      >
        {ways.map(({ prefix, label }) => (
          <option key={prefix} value={prefix}>
            {label}
          </option>
        ))}
      </select>
      {input}
    </div>
  );
}
