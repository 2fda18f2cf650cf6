const contents = 'first-contentful-paint';

/** Calls back when something of the page was painted first; at once where nothing will be painted, or nobody says so. */
export function oncePainted(then: () => void): void {
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
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
