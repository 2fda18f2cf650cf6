import type { ContactField } from '@nomogram/calculators/contact/contact.ts';
import file from '../enhance/contact.ts?worker&url';
import formFile from '../enhance/contact-form.ts?worker&url';

interface Props {
  refused:
    | { readonly message: string; readonly field?: ContactField; readonly typed: Readonly<Record<string, string>> }
    | undefined;
  /** The field that people leave empty. */
  trap: string;
}

/** A form that works as it stands; with its script it checks, sends and says so without leaving the page. */
export function ContactForm({ refused, trap }: Props) {
  const typed = refused?.typed ?? {};
  const at = (field: ContactField) => ({
    defaultValue: typed[field],
    'aria-invalid': refused?.field === field || undefined,
    'aria-errormessage': 'contact-message',
  });
  return (
    <form method="post" action="/contact" data-contact={formFile} noValidate className="grid gap-y-5">
      <label className="block">
        <span className="text-sm font-semibold">Name</span>
        <input name="name" autoComplete="name" maxLength={200} className="field" {...at('name')} />
      </label>
      <label className="block">
        <span className="text-sm font-semibold">Email</span>
        <input name="email" type="email" autoComplete="email" maxLength={254} className="field" {...at('email')} />
      </label>
      <label className="block">
        <span className="text-sm font-semibold">Message</span>
        <textarea name="message" rows={8} maxLength={10000} className="field" {...at('message')} />
      </label>
      <label className="trap" aria-hidden="true">
        Leave this empty
        <input name={trap} tabIndex={-1} autoComplete="off" />
      </label>
      <div>
        <button type="submit" className="button w-full sm:w-auto">
          Send
        </button>
        <p role="status" data-sending hidden className="mt-3 text-muted">
          Sending…
        </p>
        <p id="contact-message" role="alert" data-refusal className="refusal mt-3 empty:hidden">
          {refused?.message}
        </p>
      </div>
      <script type="module" src={file} />
    </form>
  );
}
