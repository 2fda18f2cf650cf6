import type { Form } from '@nomogram/calculators/kit/form.ts';
import { useUnfolded } from '../../island/use-unfolded.ts';
import { later } from '../../later.tsx';
import type { TypedInputs } from '../request/query.ts';

const CheckForm = later(() => import('./CheckForm.tsx'));

/** The place of the visitor's own answer, folded; what is in it is fetched when it is unfolded. `inputs` is what stands in the fields. */
export function Check({ form, inputs }: { form: Form; inputs: () => TypedInputs }) {
  const { isOpen, fold } = useUnfolded();
  return (
    <details className="fold needs-script print:hidden" {...fold}>
      <summary className="cursor-pointer py-1 font-serif text-lg font-semibold">Check my answer</summary>
      {isOpen && (
        <div className="max-w-2xl pt-2 pb-4">
          <CheckForm.Component key={form.id} id="attempt" form={form} inputs={inputs} />
        </div>
      )}
    </details>
  );
}
