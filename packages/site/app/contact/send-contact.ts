import { type ContactField, honeypot, readContact } from '@nomogram/calculators/contact/contact.ts';
import { isFromService } from '@nomogram/calculators/kit/request.ts';
import { type AskService, wordsOf } from '../service.ts';

export type SendResult =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly message: string; readonly field?: ContactField };

/** Checks a message and hands it to the service: the same in the page and, for who has no script, on the server. */
export async function sendContact(ask: AskService, form: FormData, domain: string): Promise<SendResult> {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const read = readContact({
    name: text('name'),
    email: text('email'),
    message: text('message'),
    phone: '',
    amount: '',
    domain,
  });
  if (!read.ok) return read;
  const trap = text(honeypot);
  const body = JSON.stringify({ ...read.contact, ...(trap && { [honeypot]: trap }) });
  try {
    const response = await ask('/websites/contacts/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    return response.ok && isFromService(response)
      ? { ok: true, name: read.contact.name }
      : { ok: false, message: await wordsOf(response) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
