import { useSyncExternalStore } from 'react';
import { keep, keptCalculators, keptChanged, type ListedCalculator, leave } from '../../kept-calculators.ts';

/** Marks a calculator, so that the home page and the search list it first. */
export function Favourite({ calculator }: { calculator: ListedCalculator }) {
  const { href, title } = calculator;
  const isMarked = useSyncExternalStore(
    subscribe,
    () => keptCalculators('favourites').some((one) => one.href === href),
    () => false,
  );
  return (
    <button
      type="button"
      onClick={() => (isMarked ? leave('favourites', href) : keep('favourites', calculator))}
      className="needs-script min-h-6 cursor-pointer text-sm text-act hover:underline print:hidden"
    >
      <span aria-hidden="true">{isMarked ? '★ ' : '☆ '}</span>
      {isMarked ? 'On the home page' : 'Keep on the home page'}
      <span className="sr-only">: {title}</span>
    </button>
  );
}

function subscribe(onChange: () => void): () => void {
  for (const event of [keptChanged, 'storage']) addEventListener(event, onChange);
  return () => {
    for (const event of [keptChanged, 'storage']) removeEventListener(event, onChange);
  };
}
