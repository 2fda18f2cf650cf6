import { haveMatrix, MatrixControl } from '../../grid/matrix-entry.ts';
import { later } from '../../later.tsx';
import { CalculatorPage } from './CalculatorPage.tsx';
import type { PageData } from './page-data.ts';

/** Few visits are in a frame: the others do not fetch what only a frame shows. */
const Embedded = later(() => import('./EmbeddedCalculator.tsx'));

/** Fetches what this page shows and few others do, before it is rendered, or woken up: nothing appears late in it, or loses what was typed. */
export const loadContent = ({ forms, embedded = false }: PageData): Promise<unknown> =>
  Promise.all([embedded && Embedded.load(), haveMatrix(forms) && MatrixControl.load()]);

/** What a page shows of its calculator: all that is known of it, or, in a frame, what it takes to calculate. */
export const PageContent = ({ data }: { data: PageData }) =>
  data.embedded ? <Embedded.Component data={data} /> : <CalculatorPage data={data} />;
