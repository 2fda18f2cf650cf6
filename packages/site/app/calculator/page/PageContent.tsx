import { later } from '../answer/later.tsx';
import { CalculatorPage } from './CalculatorPage.tsx';
import type { PageData } from './page-data.ts';

/** Few visits are in a frame: the others do not fetch what only a frame shows. */
export const Embedded = later(() => import('./EmbeddedCalculator.tsx'));

/** What a page shows of its calculator: all that is known of it, or, in a frame, what it takes to calculate. */
export const PageContent = ({ data }: { data: PageData }) =>
  data.embedded ? <Embedded.Component data={data} /> : <CalculatorPage data={data} />;
