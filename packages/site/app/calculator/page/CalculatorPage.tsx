import { Tables } from '../answer/parts.ts';
import { Many } from '../many/Many.tsx';
import { queryOf } from '../request/query.ts';
import { AnswerColumn } from './AnswerColumn.tsx';
import { BackToForm } from './BackToForm.tsx';
import { FarBelow } from './FarBelow.tsx';
import { Favourite } from './Favourite.tsx';
import { FormColumn } from './FormColumn.tsx';
import { Heading } from './Heading.tsx';
import { Help, roomOfHelp } from './Help.tsx';
import { keptAs } from './kept-as.ts';
import { OwnWork } from './OwnWork.tsx';
import { PrintedAddress } from './PrintedAddress.tsx';
import type { PageData } from './page-data.ts';
import { Related, roomOfRelated } from './Related.tsx';
import { useCalculator } from './use-calculator.ts';

/**
 * One page for every calculator: the form on the left, where it stays in sight; answer, steps, figure and formula on the right; tables and
 * words below, over the full width. A narrow screen has them one after another, the answer brought into view when it comes.
 */
export function CalculatorPage({ data }: { data: PageData }) {
  const { page, forms, origin } = data;
  const calculator = useCalculator(data);
  const { form, element, state, answer, select, options } = calculator;
  const cards = [...form.help, ...(page.help ?? [])];
  const dimmed = state.phase === 'loading' ? 'opacity-40 transition-opacity delay-200' : '';
  return (
    <>
      <Heading page={page} topic={data.topic} />
      <Favourite calculator={keptAs(form, page)} />
      <div className="calculation mt-6 flex flex-col print:block lg:grid lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-x-11">
        <FormColumn page={page} forms={forms} calculator={calculator} />
        <AnswerColumn
          calculator={calculator}
          page={page}
          origin={origin}
          words={data.words[form.name] ?? []}
          dimmed={dimmed}
        />
        <OwnWork page={page.id} calculator={calculator} practised={data.practised} />
        <div className="over-the-width order-8 lg:col-span-2">
          {answer && <Tables.Component answer={answer} />}
          <Many form={form} options={options} />
        </div>
        <PrintedAddress origin={origin} page={page.id} query={queryOf(form, answer ? state.typed : {})} />
        <FarBelow room={roomOfHelp(cards)} className="order-9 lg:col-span-2 print:hidden">
          <Help cards={cards} />
        </FarBelow>
      </div>
      {answer && <BackToForm form={element} />}
      <FarBelow room={roomOfRelated(data.related, forms)} className="print:hidden">
        <Related related={data.related} forms={forms} selected={form.name} onSelect={select} />
      </FarBelow>
    </>
  );
}
