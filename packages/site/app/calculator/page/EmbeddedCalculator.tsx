import { Mark } from '../../shell/Mark.tsx';
import { Tables } from '../answer/parts.ts';
import { queryOf } from '../request/query.ts';
import { AnswerColumn } from './AnswerColumn.tsx';
import { FormColumn } from './FormColumn.tsx';
import type { PageData } from './page-data.ts';
import { useCalculator } from './use-calculator.ts';

/** A calculator in a frame of somebody else's page: form and answer, and the way to the page that explains it. */
export default function EmbeddedCalculator({ data }: { data: PageData }) {
  const { page, forms, origin } = data;
  const calculator = useCalculator(data);
  const { form, state, answer } = calculator;
  const dimmed = state.phase === 'loading' ? 'opacity-40 transition-opacity delay-200' : '';
  return (
    <>
      <h1 className="m-0 flex flex-wrap items-center gap-x-3 text-xl">
        {page.title}
        <a
          href={`${origin}/${page.id}${answer ? queryOf(form, state.typed) : ''}`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center gap-1.5 font-sans text-sm font-normal text-act hover:underline"
        >
          <Mark className="size-4" />
          Open on Nomogram
        </a>
      </h1>
      <div className="mt-3 flex flex-col lg:grid lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-x-11">
        <FormColumn page={page} forms={forms} calculator={calculator} />
        <AnswerColumn calculator={calculator} page={page} origin={origin} words={[]} dimmed={dimmed} />
        {answer && (
          <div className="order-8 lg:col-span-2">
            <Tables.Component answer={answer} />
          </div>
        )}
      </div>
    </>
  );
}
