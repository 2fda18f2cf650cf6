import type { PresentedValue } from '@nomogram/calculators/kit/outcome.ts';
import { marked } from '../../math/decimal-mark.ts';
import { inDegrees } from '../../math/degrees.ts';
import { Label } from '../../math/Label.tsx';
import { withShortNumbersLatex } from '../../math/legible/short-numbers.ts';
import { withShortNumbers } from '../../math/long-numbers.ts';
import { Marked } from '../../math/Marked.tsx';
import { ScrollRegion } from '../../math/ScrollRegion.tsx';
import { Signed } from '../../math/Signed.tsx';
import { Tex } from '../../math/Tex.tsx';
import { isTooLong } from '../../math/typeset.ts';
import { useSetting } from '../../use-setting.ts';
import { brief, led, longestUnit, unitText } from './brief.ts';
import { Digits } from './Digits.tsx';
import { glued } from './value-columns.ts';

/** Whether the exact form says more than the decimal does, and more than digits, which have the face of all numbers. */
const hasExactForm = ({ exact, decimal, latex }: PresentedValue): boolean =>
  exact !== undefined && latex !== undefined && exact !== decimal && !isDigits(exact) && !isTooLong(latex);

const isDigits = (exact: string): boolean => /^-?\d+(\.\d+)?$/.test(exact);

/** Whether name and value fit on one line of a phone side by side. */
export function isBrief(given: PresentedValue): boolean {
  const value = brief(given);
  const text = [value.words ?? value.exact ?? value.decimal, value.unit, value.also].join(' ');
  return (
    !hasExactForm(value) &&
    value.label.length <= 26 &&
    text.length <= 28 &&
    inDegrees(given.decimal, given.unit) === undefined
  );
}

interface Props {
  value: PresentedValue;
  /** Between the exact form and the decimal. */
  relation: PresentedValue['relation'];
}

/** The answer asked for, large: exact, then decimal. Values that are the answer together have one size. */
export function FirstValue({ value: given, relation, size, sign }: Props & { size: string; sign: string | undefined }) {
  const value = led(given);
  const exact = hasExactForm(value);
  return (
    <div className="max-w-full">
      {sign ? <Statement latex={sign} /> : <Heading label={value.label} />}
      {exact && (
        <ScrollRegion
          label={`${withShortNumbers(value.label)}, exactly`}
          className={`scrollbar-thin py-2 text-xl text-answer [&_.katex-base]:my-1 ${bounded(value.latex!, 'max-h-60')}`}
        >
          <Tex latex={value.latex!} display />
        </ScrollRegion>
      )}
      {!exact && (
        <div className={`font-semibold text-answer ${size}`}>
          <Plain value={value} />
        </div>
      )}
      {exact && value.decimal !== undefined && (
        <p className="text-lg">
          {relation}{' '}
          <strong className="font-semibold">
            <Digits text={value.decimal} />
          </strong>
          {value.unit && ` ${unitText(value.unit)}`}
        </p>
      )}
      {exact && value.decimal === undefined && value.unit && <p>{value.unit}</p>}
      {value.also && (
        <p className="text-muted">
          <Words text={value.also} />
        </p>
      )}
      <InDegrees value={given} />
    </div>
  );
}

/** What was asked for; a bound of very many digits in it stands whole one tap away. */
function Heading({ label }: { label: string }) {
  const name = <Label text={withShortNumbers(label)} display />;
  if (withShortNumbers(label) === label) return <p className="text-sm text-muted">{name}</p>;
  return (
    <details className="text-sm text-muted wrap-anywhere">
      <summary>{name}</summary>
      <ScrollRegion label="What is asked for, all digits" className="scrollbar-thin max-h-40 overflow-auto">
        {label}
      </ScrollRegion>
    </details>
  );
}

/** What was asked for, above its answer. */
function Statement({ latex: whole }: { latex: string }) {
  const latex = withShortNumbersLatex(whole);
  const statement = <Tex latex={latex} display />;
  if (latex.length <= longest) return <p className="mb-1.5 text-sm text-muted">{statement}</p>;
  return (
    <ScrollRegion
      label="What is asked for"
      className={`scrollbar-thin mb-1.5 text-sm text-muted ${bounded(latex, 'max-h-40')}`}
    >
      {statement}
    </ScrollRegion>
  );
}

/** A formula of many lines scrolls in its own place, on paper it is whole. */
const bounded = (latex: string, height: 'max-h-40' | 'max-h-60'): string =>
  latex.length > longest ? `${height} overflow-auto print:max-h-none` : 'overflow-x-auto overflow-y-hidden';

/** Any further value, in the columns that it stands in, or on one line where it fits; the digits before it was rounded stand in the text of the answer. */
export function FurtherValue({ value: given, relation, columns = '' }: Props & { columns?: string }) {
  const value = brief(given);
  const exact = hasExactForm(value);
  return (
    <div className={`further ${columns}`}>
      <dt className="text-muted">
        <Label text={glued(withShortNumbers(value.label))} />
      </dt>
      <dd className="m-0 max-w-full">
        {exact && (
          <ScrollRegion
            inline
            label={`${withShortNumbers(value.label)}, exactly`}
            className={`inline-block max-w-full align-middle ${bounded(value.latex!, 'max-h-40')}`}
          >
            <Tex latex={value.latex!} />
          </ScrollRegion>
        )}
        {exact && value.decimal !== undefined && ` ${relation} `}
        {(!exact || value.decimal !== undefined) && (
          <strong className="font-semibold">
            <Plain value={exact ? { ...value, exact: undefined, relation: undefined } : value} isFurther />
          </strong>
        )}
        {value.also && (
          <span className="text-muted">
            {' '}
            (<Words text={value.also} />)
          </span>
        )}
        <InDegrees value={given} />
      </dd>
    </div>
  );
}

/** An angle in degrees, minutes and seconds beside its own unit, unless gradians are what the visitor works in. */
function InDegrees({ value: { decimal, unit, relation } }: { value: PresentedValue }) {
  const chosen = useSetting('angle');
  const text = chosen === 'gradians' && unit === 'gon' ? undefined : inDegrees(decimal, unit, relation !== '≈');
  return (
    text !== undefined && (
      <span className="text-sm text-muted tabular-nums">
        {' '}
        <Marked text={text} />
      </span>
    )
  );
}

/** A value in words: with its own mark and a true minus sign, like every other number of the answer. */
const Words = ({ text }: { text: string }) => <Signed text={marked(text, useSetting('decimal'))} />;

function Plain({ value, isFurther = false }: { value: PresentedValue; isFurther?: boolean }) {
  if (value.words !== undefined) return <Words text={value.words} />;
  const text = value.exact ?? value.decimal ?? '';
  const shown = (
    <>
      {value.exact === undefined && value.relation === '≈' && '≈ '}
      <Digits text={text} />
      {value.unit && (value.unit.length > longestUnit ? <LongUnit unit={value.unit} /> : ` ${unitText(value.unit)}`)}
    </>
  );
  if (text.length <= (isFurther ? longestFurther : longest)) return shown;
  return (
    <>
      <ScrollRegion
        inline
        label={`${withShortNumbers(value.label)}, all digits`}
        className={`block overflow-auto pr-2 print:max-h-none ${isFurther ? 'max-h-24' : 'max-h-60'}`}
      >
        {shown}
      </ScrollRegion>
      {/^-?\d+$/.test(text) && (
        <span className="block text-sm font-normal text-muted">
          {text.replace('-', '').length.toLocaleString('en')} digits; scroll for more
        </span>
      )}
    </>
  );
}

/** "35 % over the holding time": its sign stands with the number, its words are smaller. */
function LongUnit({ unit }: { unit: string }) {
  const [, sign = '', words = ''] = /^(%?)\s*(.*)$/.exec(unit) ?? [];
  return (
    <>
      {sign && ' %'} <span className="text-base font-normal">{words}</span>
    </>
  );
}

/** A value of more letters scrolls in its own place, so that the rest of the page stays in sight. */
const longest = 500;
/** The same of what was not asked for. */
const longestFurther = 150;

/** The size of letters in which the longest of some values is still a line. */
export function sizeOf(values: readonly PresentedValue[]): string {
  const length = Math.max(
    ...values.map(led).map(({ exact, decimal, words }) => (words ?? exact ?? decimal ?? '').length),
  );
  return length > 60 ? 'text-base' : length > 12 ? 'text-xl sm:text-2xl' : 'text-[1.7rem] leading-tight';
}
