import { page } from '../../kit/page.ts';

export default page({
  id: 'finance-liquidity',
  topic: 'finance',
  title: 'Liquidity ratios',
  purpose: 'Whether a business can pay what is due soon, by ever stricter measures.',
  keywords: ['current ratio', 'quick ratio', 'cash ratio', 'operating cash flow ratio'],
  selector: 'Ratio',
  help: [
    {
      title: 'Three degrees of caution',
      text: 'All three balance-sheet ratios divide by current liabilities, what is due within a year. The current ratio counts every current asset; the quick ratio leaves inventories out, for they must be sold first; the cash ratio counts only cash and securities. A ratio of 1 means: just enough.',
    },
    {
      title: 'A worked example',
      text: 'Current assets of 180,000, of which 60,000 are inventories, stand against current liabilities of 90,000. The current ratio is $180/90 = 2$, the quick ratio $(180 - 60)/90 \\approx 1.33$. With 40,000 in cash and 25,000 in securities the cash ratio is $65/90 \\approx 0.72$: enough if customers pay, not enough if nobody does.',
    },
    {
      title: 'Common mistakes',
      text: 'More is not always better: a high current ratio may be unsold stock or money that earns nothing. The ratios are taken on one day, often a flattering one; look at several. And the operating cash flow ratio here divides by all debts, as it is named; with current liabilities in its place it is another, larger number.',
    },
  ],
});
