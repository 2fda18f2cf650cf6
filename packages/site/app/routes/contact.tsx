import { honeypot } from '@nomogram/calculators/contact/contact.ts';
import { type ActionFunctionArgs, data, type MetaFunction, redirect, useActionData } from 'react-router';
import { askService } from '../ask-service.server.ts';
import { ContactForm } from '../contact/ContactForm.tsx';
import { sendContact } from '../contact/send-contact.ts';
import { metaOf, originOf } from '../meta.ts';
import { publicOrigin } from '../public-origin.server.ts';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';

const trail = [{ title: 'Contact', path: '/contact' }];

/** Only who has no script comes here; nothing that was typed is lost. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => undefined);
  if (!form) return data({ message: 'What was sent is not the form of this page.', typed: {} }, 400);
  const sent = await sendContact(askService(context), form, new URL(publicOrigin(request)).hostname);
  if (sent.ok) return redirect('/contact-success');
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return data({ ...sent, typed }, 422);
}

export const meta: MetaFunction = ({ matches }) =>
  metaOf(originOf(matches), {
    title: 'Contact',
    description: 'Questions, corrections, wishes: write to the people who make Nomogram.',
    keywords: ['contact', 'feedback', 'report an error', 'Nomogram'],
    path: '/contact',
    trail,
  });

export default function Contact() {
  const refused = useActionData<typeof action>();
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className="mt-6 grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <div>
          <h1 className="text-4xl sm:text-5xl">Contact</h1>
          <p className="mt-4 max-w-xl text-xl text-muted">Questions, corrections and wishes are welcome.</p>
          <div className="prose mt-6 max-w-xl">
            <p>
              Nomogram is made by a software company that also builds web, mobile and desktop applications. If an answer
              looks wrong, please send the address of the page: it holds everything you typed.
            </p>
            <p>
              Your message and your address are used to answer you, and for nothing else. The{' '}
              <a href="/policy">privacy policy</a> has the details.
            </p>
          </div>
        </div>
        <ContactForm refused={refused} trap={honeypot} />
      </div>
    </>
  );
}
