import type { Page } from '@nomogram/calculators/kit/page.ts';
import { useSetting } from '../../use-setting.ts';
import { ResultBox } from '../answer/ResultBox.tsx';
import { Form } from '../form/Form.tsx';
import { announcement } from './announcement.ts';
import { Examples } from './Examples.tsx';
import type { PageData } from './page-data.ts';
import { Selector } from './selector/Selector.tsx';
import type { Calculator } from './use-calculator.ts';

interface Props {
  page: Page;
  forms: PageData['forms'];
  calculator: Calculator;
}

/**
 * What is asked: the choice of the calculation, its form, and under it the answer as one line of text. The outer column is as high as what is
 * answered beside it: the form stays in sight so far, and no further, or it would lie over what stands below.
 */
export function FormColumn({ page, forms, calculator }: Props) {
  const { form, element, typed, state, calculate, stop, refresh, select, turn, choose } = calculator;
  const mark = useSetting('decimal');
  const refused = state.phase === 'done' && state.reply.kind !== 'answer';
  return (
    <div className="contents lg:block">
      <div className="form-column contents lg:block">
        <div className="asked order-1 max-w-lg">
          <Examples form={form} onChoose={choose} />
          {forms.length > 1 && (
            <Selector
              label={page.selector ?? 'Calculation'}
              forms={forms}
              groups={page.groups}
              selected={form.name}
              onSelect={select}
            />
          )}
          {forms.length > 1 && <p className="mt-3 mb-0 text-sm text-muted">{form.purpose}</p>}
          <Form
            form={form}
            action={page.action ?? 'Calculate'}
            element={element}
            typed={typed}
            state={state}
            onCalculate={calculate}
            onStop={stop}
            onRefresh={refresh}
            onSwitch={turn}
          />
        </div>
        <div className={`max-w-lg print:hidden ${refused ? 'order-2' : 'order-6'}`}>
          <ResultBox state={state} />
          <p role="status" className="sr-only">
            {announcement(state, mark)}
          </p>
        </div>
      </div>
    </div>
  );
}
