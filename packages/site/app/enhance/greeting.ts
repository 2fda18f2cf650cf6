/** Greets the sender of a message by the name that came with the navigation. */
const state: unknown = history.state;
const sender = state !== null && typeof state === 'object' && 'name' in state ? state.name : undefined;
if (typeof sender === 'string' && sender !== '')
  for (const greeting of document.querySelectorAll('[data-greeting]')) greeting.textContent = `, ${sender}`;

// Back to the form: it was left without a new document, so this one has to fetch it.
addEventListener('popstate', () => location.reload());

export {};
