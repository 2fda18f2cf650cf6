const contents = 'first-contentful-paint';

/** Calls back when something of the page was painted first, which every browser with cascade layers says; at once where nothing will be painted. */
export function oncePainted(then: () => void): void {
  if (document.visibilityState === 'hidden') {
    then();
    return;
  }
  const observer = new PerformanceObserver((painted) => {
    if (painted.getEntriesByName(contents).length === 0) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}
