import { CalculatorPage } from './CalculatorPage.tsx';
import { EmbeddedCalculator } from './EmbeddedCalculator.tsx';
import type { PageData } from './page-data.ts';

/** What a page shows of its calculator: all that is known of it, or, in a frame, what it takes to calculate. */
export const PageContent = ({ data }: { data: PageData }) =>
  data.embedded ? <EmbeddedCalculator data={data} /> : <CalculatorPage data={data} />;
