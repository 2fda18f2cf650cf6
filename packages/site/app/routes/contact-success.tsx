import type { MetaFunction } from 'react-router';
import { config } from '../config.ts';
import file from '../enhance/greeting.ts?worker&url';
import { metaOf, originOf } from '../meta.ts';

export const meta: MetaFunction = ({ matches }) =>
  metaOf(originOf(matches), {
    title: 'Message submitted',
    description: `Your message was submitted; ${config.product} will be in touch.`,
    keywords: ['contact'],
    path: '/contact-success',
    image: '/card.png',
    indexed: false,
  });

/** The confirmation. The name of the sender comes as navigation state, so it stands in no address and in no log. */
export default function ContactSuccess() {
  return (
    <div className="max-w-2xl py-10">
      <h1 className="text-4xl sm:text-5xl">
        Thank you
        <span data-greeting />!
      </h1>
      <p className="mt-5 text-xl text-muted">Your message was submitted. {config.product} will be in touch.</p>
      <a href="/contact" className="button mt-8">
        Go Back
      </a>
      <script type="module" src={file} />
    </div>
  );
}
