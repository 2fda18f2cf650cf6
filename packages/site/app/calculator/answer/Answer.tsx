import { leadingCount } from '@nomogram/calculators/kit/leading.ts';
import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { answerNames } from '../../glossary/answer-names.ts';
import { derivativeOf } from '../../math/derivative-sign.ts';
import { integralSign } from '../../math/integral-sign.ts';
import { withShortNumbers } from '../../math/long-numbers.ts';
import { Sentence } from '../../math/Sentence.tsx';
import { NamedInAnswer } from '../page/Words.tsx';
import type { TypedInputs } from '../request/query.ts';
import { Cases, Conditions, notesBesideCases } from './Cases.tsx';
import { CopyButtons } from './CopyButtons.tsx';
import { Folded } from './Folded.tsx';
import { Readings } from './Readings.tsx';
import { shownOf } from './room.ts';
import { FirstValue, FurtherValue, isBrief, sizeOf } from './Value.tsx';
import { columnOf, deskLine, phoneLine } from './value-columns.ts';

interface Props {
  answer: PresentedAnswer;
  typed: TypedInputs;
  /** Inputs that show their reading themselves. */
  live: readonly string[];
  /** The page that opens with this answer, from the root. */
  address: string;
}

/** Rows of further values that leave room for the first step below them, beside an answer of one value; each more takes two of a phone's. */
const roomForValues = (leading: number) => ({ phone: Math.max(1, 6 - 2 * leading), desk: 10 - leading });
/** Lines of remarks, at so many letters a line of a phone. */
const roomForNotes = { phone: 1, desk: 3 };
const lettersInLine = 50;

/** The typeset answer: what was asked for, how it was checked, then what else was found. */
export default function Answer({ answer, typed, live, address }: Props) {
  const count = leadingCount(answer.values);
  const leading = answer.values.slice(0, count);
  const stoodFor = answer.values.map(({ standsFor }) => standsFor);
  const [further, unpaid] = partition(answer.values.slice(count), ({ name }) => !stoodFor.includes(name));
  return (
    <>
      <div data-leading="" className="flex flex-wrap gap-x-10 gap-y-2">
        {inPairs(leading).map((some) => (
          <div key={some[0]!.name} className="contents min-w-0 sm:flex sm:flex-wrap sm:gap-x-10 sm:gap-y-2">
            {some.map((value) => (
              <FirstValue
                key={value.name}
                value={value}
                relation={value.relation}
                size={sizeOf(leading)}
                sign={integralSign(value, answer.read) ?? derivativeOf(value, answer.read)}
              />
            ))}
          </div>
        ))}
      </div>
      <Conditions answer={answer} />
      <div className="mt-2 text-sm text-muted">
        {answer.checked.map(({ how, detail }) => (
          <p key={how + detail} className="mt-1 mb-0 first:mt-0">
            Checked: <Sentence text={detail || how} />
          </p>
        ))}
      </div>
      {further.length > 0 && (
        <div className="mt-3 border-t border-hair pt-2">
          <Folded items={further} shown={shownOf(further.map(rowsOf), roomForValues(count))} name="value">
            {(some) => <Values values={some} all={further} />}
          </Folded>
        </div>
      )}
      <Unpaid values={unpaid} />
      <Cases answer={answer} />
      <Notes notes={notesBesideCases(answer)} />
      <NamedInAnswer words={answerNames(answer)} />
      <Readings read={answer.read.filter(({ input }) => !live.includes(input))} typed={typed} />
      <div className="mt-3 border-t border-hair text-sm text-muted">
        <CopyButtons answer={answer} typed={typed} address={address} />
      </div>
    </>
  );
}

/** What the values are before they were rounded. */
const Unpaid = ({ values }: { values: PresentedAnswer['values'] }) =>
  values.length > 0 && (
    <details className="mt-1 text-sm print:hidden">
      <summary className="min-h-6 py-1 text-act">Without rounding</summary>
      <dl className="m-0">
        {values.map((value) => (
          <FurtherValue key={value.name} value={{ ...value, rounded: undefined }} relation="=" />
        ))}
      </dl>
    </details>
  );

const linesOf = (note: string): number => Math.ceil(note.length / lettersInLine);

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 && (
    <Folded items={notes} shown={shownOf(notes.map(linesOf), roomForNotes)} name="remark">
      {(some) =>
        some.map((note) => (
          <p key={note} className="mt-2 mb-0 text-sm">
            <Sentence text={withShortNumbers(note)} />
          </p>
        ))
      }
    </Folded>
  );

/** A name above its value, or an exact form, takes two rows. */
const rowsOf = (value: PresentedAnswer['values'][number]): number => (isBrief(value) ? 1 : 2);

/** What is folded stands in a list of its own: the columns of all lists are those of all values together. */
function Values({ values, all }: { values: PresentedAnswer['values']; all: PresentedAnswer['values'] }) {
  const desk = columnOf(all, deskLine);
  const phone = columnOf(all, phoneLine);
  return (
    <dl className="values m-0" style={{ '--desk-letters': desk.letters, '--phone-letters': phone.letters }}>
      {values.map((value) => (
        <FurtherValue
          key={value.name}
          value={value}
          relation={value.relation}
          columns={`${desk.isIn(value) ? 'in-desk-column' : ''} ${phone.isIn(value) ? 'in-phone-column' : ''}`}
        />
      ))}
    </dl>
  );
}

/** The coordinates of two points are looked at two by two, and where one line is not enough, the next begins with a pair. */
const inPairs = (values: PresentedAnswer['values']): readonly PresentedAnswer['values'][] =>
  values.length < 4 || values.length % 2 === 1
    ? values.map((value) => [value])
    : values.flatMap((_, at) => (at % 2 === 0 ? [values.slice(at, at + 2)] : []));

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [readonly Item[], readonly Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
