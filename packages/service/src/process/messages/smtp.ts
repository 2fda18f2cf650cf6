import { createTransport } from 'nodemailer';
import type { OutboxMessage } from './outbox.ts';

export interface SmtpOptions {
  readonly url: string;
  readonly to: string;
  readonly from: string;
}

/** Sends one contact message to the operator; an answer goes to the visitor who wrote it. */
export function createSmtpSender({ url, to, from }: SmtpOptions): (message: OutboxMessage) => Promise<void> {
  const transport = createTransport(patient(url), {}) as unknown as { sendMail(mail: object): Promise<unknown> };
  return async ({ id, receivedAt, name, email, domain, message }) => {
    await transport.sendMail({
      from,
      to,
      replyTo: { name, address: email },
      subject: `Message from ${name}`,
      messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
      date: new Date(receivedAt),
      text: `${message}\n\n-- \n${name} <${email}>${domain ? `\nsent from ${domain}` : ''}`,
    });
  };
}

/** No step may take so long that the lease of the message ends; what the address itself says goes before. */
function patient(url: string): string {
  const address = new URL(url);
  for (const [name, ms] of [
    ['connectionTimeout', 10_000],
    ['greetingTimeout', 10_000],
    ['socketTimeout', 30_000],
  ] as const)
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(ms));
  return address.href;
}
