import { Check } from '../check/Check.tsx';
import { isSolving } from '../form/solving-form.ts';
import { typedIn } from '../form/typed.ts';
import { PracticeFold } from '../practice/PracticeFold.tsx';
import type { Calculator } from './use-calculator.ts';

interface Props {
  page: string;
  calculator: Calculator;
  /** The forms that there are problems for, by name. */
  practised: readonly string[];
}

/** What visitors do themselves, below the answer: have one of their own checked, and practise. */
export function OwnWork({ page, calculator: { form, element, choose }, practised }: Props) {
  const isPractised = practised.includes(form.name) && !isSolving(form);
  return (
    <div className="own-work order-4 lg:col-span-2 lg:mt-6 print:hidden">
      <Check form={form} inputs={() => (element.current ? typedIn(element.current) : {})} />
      {isPractised && <PracticeFold key={form.id} page={page} form={form} onAnswer={choose} />}
    </div>
  );
}
