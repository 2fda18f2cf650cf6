/** The contact form: checks, sends, and goes on to the confirmation with the sender's name as navigation state. */
import { sendContact } from '../contact/send-contact.ts';

function wake(form: HTMLFormElement): void {
  const button = form.querySelector('button');
  const sending = form.querySelector<HTMLElement>('[data-sending]');
  const refusal = form.querySelector<HTMLElement>('[data-refusal]');

  const show = (waiting: boolean, message = '', field?: string) => {
    if (button) button.disabled = waiting;
    if (sending) sending.hidden = !waiting;
    if (refusal) refusal.textContent = message;
    for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.field')) {
      const wrong = control.name === field;
      control.ariaInvalid = wrong ? 'true' : null;
      if (wrong) control.focus();
    }
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button?.disabled) return;
    show(true);
    const sent = await sendContact((path, init) => fetch(path, init), new FormData(form), location.hostname);
    if (!sent.ok) return show(false, sent.message, sent.field);
    form.reset();
    show(false);
    // The state belongs to the entry in the history, so it is there when the document of that entry is loaded.
    history.pushState({ name: sent.name }, '', '/contact-success');
    location.reload();
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]')) wake(form);
