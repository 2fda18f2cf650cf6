/**
 * Whether a page has come whole, stands still, and whatever is pressed or typed on it is heard; run in the page. React writes what an element
 * listens to on the element when it wakes it up, part by part; a page without a calculator is awake when it is loaded. What stays as the server
 * drew it is woken by whoever touches it, or once it is seen. The letters follow the first paint, and lines move when they come: also between the press of a button
 * and its release, which is no click then.
 */
export function isAwake(): boolean {
  if (document.readyState !== 'complete' || document.querySelector('h1') === null) return false;
  // A frame out of sight is never painted. What is laid out anew has asked for the letters it needs.
  const isLaidOut = document.documentElement.offsetHeight > 0;
  const hasLetters = 'letters' in document.documentElement.dataset && isLaidOut && document.fonts.status === 'loaded';
  if (window === window.top && !hasLetters) return false;
  const isSeen = (one: Element): boolean => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  if (window === window.top && [...document.querySelectorAll('[data-drawn=until-seen]')].some(isSeen)) return false;
  const used = document.querySelectorAll('#island :is(button, input, select, textarea, summary, [role=slider])');
  const listens = (one: Element) => Object.keys(one).some((name) => name.startsWith('__reactProps$'));
  return [...used].every((one) => listens(one.closest('[data-drawn]') ?? one));
}
