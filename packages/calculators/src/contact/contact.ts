/**
 * The rules of the contact form: the same check in the page and in the service, in the order and the words of the
 * specification.
 */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly amount: string;
  readonly domain: string;
  readonly message: string;
}

export type ContactField = keyof Contact;

type ContactResult =
  | { readonly ok: true; readonly contact: Contact }
  | { readonly ok: false; readonly field: ContactField; readonly message: string };

/** Hidden in the form and left empty by people; a message that fills it is kept, but not forwarded. */
export const honeypot = 'leaveEmpty';

export const nameLimit = 200;
export const messageLimit = 10_000;
const otherLimit = 253;

/** Reads a message as the form or a client sends it; the first problem in the order of the form is reported. */
export function readContact(body: { readonly [field: string]: unknown }): ContactResult {
  const text = (field: ContactField): string => {
    const value = Object.hasOwn(body, field) ? body[field] : undefined;
    return typeof value === 'string' ? value.trim() : '';
  };
  const refuse = (field: ContactField, message: string): ContactResult => ({ ok: false, field, message });
  const name = text('name').replace(/\s+/g, ' ');
  const email = text('email');
  const message = text('message');
  const unprintable = (['name', 'message', 'phone', 'amount', 'domain'] as const).find((field) =>
    control.test(text(field)),
  );
  if (name === '') return refuse('name', 'Please enter your name!');
  if (name.length > nameLimit) return refuse('name', `Please enter a name of at most ${nameLimit} characters!`);
  if (!isEmail(email)) return refuse('email', 'Please enter a valid email!');
  if (message === '') return refuse('message', 'Please enter a message!');
  if (message.length > messageLimit)
    return refuse('message', `Please enter a message of at most ${messageLimit} characters!`);
  if (unprintable !== undefined) return refuse(unprintable, `Please enter no control characters (${unprintable})!`);
  const [phone, amount, domain] = [text('phone'), text('amount'), text('domain')].map((one) =>
    one.slice(0, otherLimit),
  );
  return { ok: true, contact: { name, email, phone: phone!, amount: amount!, domain: domain!, message } };
}

/** What no keyboard types and no database of texts keeps: all but tabs and the ends of lines. */
const control = /(?![\t\n\r])\p{Cc}/u;

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/**
 * Whether a text is an e-mail address: the dot-atom of RFC 5322 before the `@`, a domain of at least two labels after
 * it; 254 characters in all, 64 before the `@`, 63 for each label.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
