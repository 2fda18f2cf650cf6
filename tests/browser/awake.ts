/**
 * Whether a page has come whole, and whatever is pressed or typed on it is heard; run in the page. React writes what an element listens to on the
 * element when it wakes it up, part by part; a page without a calculator is awake when it is loaded. What stays as the server drew it is woken by
 * whoever touches it.
 */
export function isAwake(): boolean {
  if (document.readyState !== 'complete' || document.querySelector('h1') === null) return false;
  const used = document.querySelectorAll('#island :is(button, input, select, textarea, summary, [role=slider])');
  const listens = (one: Element) => Object.keys(one).some((name) => name.startsWith('__reactProps$'));
  return [...used].every((one) => listens(one.closest('[data-drawn]') ?? one));
}
