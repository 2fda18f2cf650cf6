import type { FormField } from '@nomogram/calculators/kit/form.ts';
import type { RefObject } from 'react';
import { MatrixControl } from '../../grid/MatrixControl.tsx';
import { keypadOf, padOf } from '../../keys/keypad.ts';
import { parted, wayName, waysOf } from './ways.ts';

interface Props {
  field: FormField;
  id: string;
  value: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  onFocus?: () => void;
  onInput?: (text: string) => void;
}

const look =
  'w-full border aria-invalid:border-l-4 border-ink bg-sheet px-3 text-ink tabular-nums placeholder:text-muted';

/** The control of a field. It keeps what is typed itself, so that nothing is lost while the page wakes up. */
export function FieldControl({ field, id, value, describedBy, invalid, onFocus, onInput }: Props) {
  const { control, name, placeholder } = field;
  const common = {
    id,
    name,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    onFocus,
    'data-pad': padOf(field),
    defaultValue: value,
  };
  const plain = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, placeholder };
  if (control.control === 'select')
    return (
      <select {...common} defaultValue={value ?? field.default} className={`mt-1.5 h-11 ${look}`}>
        {control.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  if (control.control === 'area') {
    const textArea = (area?: RefObject<HTMLTextAreaElement | null>) => (
      <textarea
        ref={area}
        {...common}
        {...plain}
        rows={control.rows}
        onInput={(event) => onInput?.(event.currentTarget.value)}
        className={`mt-1.5 block py-2 font-mono text-[0.95em] ${look} ${control.rows >= 6 ? 'h-48' : ''}`}
      />
    );
    if (control.entry !== 'matrix') return textArea();
    return (
      <MatrixControl
        label={field.label}
        isColumn={control.shape === 'column'}
        value={value ?? ''}
        invalid={invalid}
        describedBy={describedBy}
      >
        {textArea}
      </MatrixControl>
    );
  }
  const ways = waysOf(field);
  const given = ways ? parted(ways, value ?? '') : { prefix: '', rest: value };
  const input = (
    <input
      {...common}
      {...plain}
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
        name={wayName(name)}
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
