import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from '../figure/Drawing.tsx';
import { lightFigure } from '../figure/light-figure.ts';
import { narrow, wide } from '../figure/size.ts';

/** A figure that is only looked at, as HTML, at the two sizes of which its column shows one. */
export function drawn(given: Figure, prefix: string): string {
  const figure = lightFigure(given);
  return renderToStaticMarkup(
    <>
      <Drawing figure={figure} size={narrow} moving={undefined} className="block h-auto w-full @lg:hidden" />
      <Drawing figure={figure} size={wide} moving={undefined} className="hidden h-auto w-full @lg:block" />
    </>,
    { identifierPrefix: prefix },
  );
}
