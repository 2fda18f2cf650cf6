import type { Form } from '@nomogram/calculators/kit/form.ts';
import { answerAngles } from '@nomogram/calculators/kit/options.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { defaultSetting, type SettingName, settingChoices } from '../../settings.ts';
import { useSetting } from '../../use-setting.ts';
import { optionsOf, type TypedInputs } from '../request/query.ts';
import { Assumptions } from './Assumptions.tsx';

/** By the number of decimals. */
const currencies = ['no decimals (yen)', '1 decimal', '2 decimals (cents)', '3 decimals (dinars)', '4 decimals'];
const units: readonly string[] = settingChoices.angle;
/** How many digits a form can be asked for. */
const countsOf = ({ maxDigits }: Form): readonly string[] =>
  settingChoices.digits.filter((count) => Number(count) <= maxDigits);

interface Props {
  form: Form;
  typed: TypedInputs;
  /** Whether an answer stands below, which another setting asks for again. */
  isAnswered: boolean;
  onAngle: (unit: string) => void;
  /** What was chosen for the whole site says another form of the answer that stands below. */
  onRefresh: () => void;
}

/** What the address calculates was calculated as the address says, whatever is chosen here. */
export const isAsked = (form: Form, typed: TypedInputs): boolean =>
  form.fields.some(({ name }) => typed[name] !== undefined);

/** Matrices are mostly numbers: there the unit, though sent as it is chosen, is shown once an angle has been typed. */
const concernsAngles = ({ fields }: Form, typed: TypedInputs): boolean =>
  fields.every(({ control }) => control.control !== 'area') ||
  typed.angle !== undefined ||
  fields.some(({ name }) => /sin|cos|tan|sec|csc|cot/i.test(typed[name] ?? ''));

/** Selectors for what any calculation of the form may be asked with: the angle unit in force, the decimals of the currency, the number of digits. */
export function Settings({ form, typed, isAnswered, onAngle, onRefresh }: Props) {
  const options = optionsOf(form);
  const asked = isAsked(form, typed);
  const decimal = useDecimal(typed, asked);
  // Beside an answer a choice asks again: nobody looks for a button after choosing another way.
  const again = ({ target }: FormEvent<HTMLDivElement>) => {
    if (isAnswered && target instanceof HTMLSelectElement) target.form?.requestSubmit();
  };
  if (form.options.length === 0) return <DecimalMark mark={decimal} />;
  return (
    <div className="settings col-span-full flex flex-wrap items-center gap-x-6 gap-y-2 text-sm" onChange={again}>
      <DecimalMark mark={decimal} />
      {options.includes('angle') && <AngleUnit form={form} typed={typed} asked={asked} onAngle={onAngle} />}
      {options.includes('angles') && <AnswerAngles typed={typed} onChosen={() => isAnswered && onRefresh()} />}
      {options.includes('method') && <Method form={form} typed={typed} />}
      {options.includes('assume') && <Assumptions given={typed.assume ?? ''} asked={asked || isAnswered} />}
      {options.includes('decimals') && <Currency typed={typed} />}
      {options.includes('digits') && <Digits form={form} typed={typed} asked={asked} />}
    </div>
  );
}

interface Setting {
  typed: TypedInputs;
}

/** A setting that begins with what was chosen for the whole site, unless a calculation was asked for. */
interface ChosenSetting extends Setting {
  form: Form;
  asked: boolean;
}

function AngleUnit({ form, typed, asked, onAngle }: ChosenSetting & Pick<Props, 'onAngle'>) {
  const [angle, setAngle] = useState(units.includes(typed.angle ?? '') ? typed.angle! : 'radians');
  const choose = (unit: string) => {
    setAngle(unit);
    onAngle(unit);
  };
  const control = useChosen('angle', typed.angle !== undefined || asked, choose);
  return (
    <div className={concernsAngles(form, typed) ? 'flex items-center gap-2' : 'hidden'}>
      <select
        ref={control}
        name="angle"
        aria-label="Angle unit"
        aria-describedby="angle-hint"
        defaultValue={angle}
        onChange={(event) => choose(event.currentTarget.value)}
        className="h-8 border border-hair bg-sheet px-2"
      >
        {units.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </select>
      <span id="angle-hint" className="text-muted">
        Angles are in {angle}
      </span>
    </div>
  );
}

/**
 * The unit in which angles of the answer are said; gradians or degrees chosen for the whole site are meant for them, too. Another unit says the
 * same angle, so the answer of a link that names none follows the reader; in what unit angles were typed is for the link alone to say.
 */
function AnswerAngles({ typed, onChosen }: Setting & { onChosen: () => void }) {
  const control = useRef<HTMLSelectElement>(null);
  const chosen = useSetting('angle');
  const follow = useEffectEvent((wanted: string) => {
    if (!control.current || typed.angles !== undefined || control.current.value === wanted) return;
    control.current.value = wanted;
    onChosen();
  });
  useEffect(() => follow(chosen === defaultSetting('angle') ? '' : chosen), [chosen]);
  return (
    <label className="flex items-center gap-2 text-muted">
      Angles in
      <select
        ref={control}
        name="angles"
        defaultValue={typed.angles ?? ''}
        className="h-8 border border-hair bg-sheet px-2 text-ink"
      >
        <option value="">usual unit</option>
        {answerAngles.map((unit) => (
          <option key={unit} value={unit}>
            {unit === 'dms' ? 'degrees ° \' "' : unit}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Which way of those of a textbook the steps go; the usual one is what an address without a choice says. */
const Method = ({ form: { methods, unchosen }, typed }: Setting & { form: Form }) => (
  <label className="flex max-w-full items-center gap-2 whitespace-nowrap text-muted">
    Steps by
    <select
      name="method"
      defaultValue={typed.method === unchosen ? '' : (typed.method ?? '')}
      className="h-8 min-w-0 max-w-full border border-hair bg-sheet px-2 text-ink"
    >
      {!Object.hasOwn(methods, unchosen ?? '') && <option value="">{unchosen ?? 'every way'}</option>}
      {Object.entries(methods).map(([name, says]) => (
        <option key={name} value={name === unchosen ? '' : name}>
          {says}
        </option>
      ))}
    </select>
  </label>
);

const Currency = ({ typed }: Setting) => (
  <label className="flex items-center gap-2 text-muted">
    Currency
    <select
      name="decimals"
      defaultValue={typed.decimals ?? '2'}
      className="h-8 border border-hair bg-sheet px-2 text-ink"
    >
      {currencies.map((says, places) => (
        <option key={says} value={places}>
          {says}
        </option>
      ))}
    </select>
  </label>
);

function Digits({ form, typed, asked }: ChosenSetting) {
  const control = useChosen('digits', typed.digits !== undefined || asked, () => undefined);
  const counts = [...new Set([...countsOf(form), typed.digits ?? '15'])];
  return (
    <label className="flex items-center gap-2 text-muted">
      Digits
      <select
        ref={control}
        name="digits"
        defaultValue={typed.digits ?? '15'}
        className="h-8 border border-hair bg-sheet px-2 text-ink"
      >
        {counts
          .toSorted((a, b) => Number(a) - Number(b))
          .map((count) => (
            <option key={count}>{count}</option>
          ))}
      </select>
    </label>
  );
}

/** The chosen mark goes with every request and into the link; none goes where none was chosen. */
const DecimalMark = ({ mark }: { mark: string | undefined }) =>
  mark === undefined ? null : <input type="hidden" name="decimal" value={mark} />;

/** The decimal mark that the form is sent with: as its address says, or else as it was chosen for the whole site. */
export function useDecimal(typed: TypedInputs, asked: boolean): string | undefined {
  const chosen = useSetting('decimal');
  if (asked || typed.decimal !== undefined) return typed.decimal;
  return chosen === 'either' ? undefined : chosen;
}

/** A control that begins with what was chosen for the whole site, unless its value was given. */
function useChosen(name: Extract<SettingName, 'angle' | 'digits'>, given: boolean, onChange: (value: string) => void) {
  const control = useRef<HTMLSelectElement>(null);
  const chosen = useSetting(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice changes the control
  useEffect(() => {
    if (!control.current || given || control.current.value === chosen) return;
    const { options } = control.current;
    // A form that cannot give as many digits gives what it can.
    const offered = [...options].some(({ value }) => value === chosen) ? chosen : options[options.length - 1]!.value;
    control.current.value = offered;
    onChange(offered);
  }, [chosen]);
  return control;
}
