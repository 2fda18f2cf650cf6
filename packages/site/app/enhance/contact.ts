/**
 * Fetches what makes the contact form work in place (`contact-form.ts`) once somebody is about to write. Sent before that is there, the
 * form is answered with a page, as it is without scripts.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]'))
  form.addEventListener('focusin', () => import(/* @vite-ignore */ form.dataset.contact!), { once: true });

// Forward again to the confirmation, after a way back to this form.
addEventListener('popstate', () => location.reload());

export {};
