import type { Form } from '@nomogram/calculators/kit/form.ts';
import { type Choice, readChoice } from '@nomogram/calculators/kit/practice/practice.ts';
import { useEffect, useState } from 'react';
import { useUnfolded } from '../../island/use-unfolded.ts';
import { later } from '../../later.tsx';
import type { TypedInputs } from '../request/query.ts';
import { practiceParameter } from './practice-address.ts';

const PracticePanel = later(() => import('./PracticePanel.tsx'));

interface Props {
  page: string;
  form: Form;
  /** Puts the problem into the fields and calculates it. */
  onAnswer: (given: TypedInputs) => void;
}

/** The place of the problems, folded, unless the address names one, which is brought into view; what is in it is fetched when it is unfolded. */
export function PracticeFold({ page, form, onAnswer }: Props) {
  const { isOpen, setOpen, fold } = useUnfolded();
  const [linked, setLinked] = useState<Choice>();
  useEffect(() => {
    const parameters = new URLSearchParams(window.location.search);
    const choice = readChoice(parameters.get(practiceParameter));
    if (!choice || (parameters.get('calculation') ?? form.name) !== form.name) return;
    setLinked(choice);
    setOpen(true);
    fold.ref.current?.scrollIntoView({ block: 'start' });
  }, [form.name, setOpen, fold.ref]);
  return (
    <details className="fold needs-script print:hidden" open={isOpen} {...fold}>
      <summary className="cursor-pointer py-1 font-serif text-lg font-semibold">Practice</summary>
      {isOpen && <PracticePanel.Component key={form.id} page={page} form={form} linked={linked} onAnswer={onAnswer} />}
    </details>
  );
}
