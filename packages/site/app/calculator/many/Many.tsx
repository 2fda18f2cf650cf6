import type { Form } from '@nomogram/calculators/kit/form.ts';
import { useUnfolded } from '../../island/use-unfolded.ts';
import { later } from '../../later.tsx';
import type { TypedInputs } from '../request/query.ts';

const ManyAtOnce = later(() => import('./ManyAtOnce.tsx'));

/** Whether rows of a table can be put into the fields: none of them takes lines of its own. */
const takesRows = ({ fields }: Form): boolean => fields.every(({ control }) => control.control !== 'area');

/** The place of the table, folded; what is in it is fetched when it is unfolded. */
export function Many({ form, options }: { form: Form; options: () => TypedInputs }) {
  const { isOpen, fold } = useUnfolded();
  if (!takesRows(form)) return null;
  return (
    <details className="many fold needs-script" {...fold}>
      <summary className="cursor-pointer py-1 font-serif text-lg font-semibold">Many at once</summary>
      {isOpen && <ManyAtOnce.Component key={form.id} form={form} options={options} />}
    </details>
  );
}
