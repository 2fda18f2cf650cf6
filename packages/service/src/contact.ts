import { honeypot, readContact } from '@nomogram/calculators/contact/contact.ts';
import { readBody } from './body.ts';
import { createReader } from './charge.ts';
import type { Dependencies } from './dependencies.ts';
import { negotiate } from './negotiate.ts';
import type { ProblemMessage } from './problem.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import { jsonOf, nothing, problemsOf, type Representation, textOf } from './representation.ts';
import type { Reply } from './respond.ts';

type Answer = Omit<Reply, 'request'>;

const fields = ['name', 'email', 'phone', 'amount', 'domain', 'message'];

/** POST /websites/contacts/: the message is stored durably before anything is answered. */
export function createContact({ contacts, limits, turn, version, offline }: Dependencies) {
  const reader = createReader({ limits, turn });
  return async function respond(request: Request, client: () => string): Promise<Answer> {
    const form = negotiate(request.headers.get('accept'));
    const own = (representation: Representation, extra?: Record<string, string>): Answer => ({
      representation,
      caching: 'never',
      scope: 'own',
      ...(extra && { extra }),
    });
    const refuse = (problem: ProblemMessage, extra?: Record<string, string>) =>
      own(problemsOf([problem], form, version), extra);
    if (request.method === 'OPTIONS') return own(nothing(version), { Allow: allow });
    if (request.method !== 'POST')
      return refuse({ code: 'method-not-allowed', message: 'A message is sent with POST.' }, { Allow: allow });
    if (request.headers.get('sec-fetch-site') === 'cross-site')
      return refuse({ code: 'cross-site', message: 'Messages are accepted from the contact page of this site only.' });
    if (!contacts) return refuse(offline ? withoutNetwork : notTaken, { 'Retry-After': '60' });

    const body = await readBody(request, fields, reader(client));
    if (!body.ok) return refuse(body.problem, body.extra);
    const read = readContact(body.fields);
    if (!read.ok) return refuse({ code: 'invalid-contact', input: read.field, message: read.message });
    const allowance = await limits?.contact(client());
    const rate = allowance && rateLimitHeaders(allowance);
    if (allowance?.allowed === false) return refuse(tooMany, rate);
    const trap = body.fields[honeypot];
    try {
      await contacts.store(read.contact, typeof trap === 'string' && trap.trim() !== '');
    } catch {
      return refuse(notStored, { 'Retry-After': '30', ...rate });
    }
    const text = `Thank you, ${read.contact.name}. Your message was submitted, and Nomogram will be in touch.`;
    return own(form === 'text' ? textOf(200, text, version) : jsonOf(200, { text }, version), rate);
  };
}

const allow = 'POST, OPTIONS';
const withoutNetwork: ProblemMessage = {
  code: 'unavailable',
  message: 'Messages cannot be sent while you are offline; please try again later.',
};
const notTaken: ProblemMessage = {
  code: 'unavailable',
  message: 'Messages cannot be accepted now; please try again later.',
};
const notStored: ProblemMessage = {
  code: 'unavailable',
  message: 'Your message could not be stored; please try again in a moment.',
};
const tooMany: ProblemMessage = {
  code: 'rate-limit',
  message: 'Too many messages were sent from this address; please try again later.',
};
