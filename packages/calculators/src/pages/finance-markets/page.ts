import { page } from '../../kit/page.ts';

export default page({
  id: 'finance-markets',
  topic: 'finance',
  title: 'Market ratios',
  purpose: 'What investors get for the price of a share, and what inflation leaves of a return.',
  keywords: [
    'dividend yield',
    'earnings per share',
    'payout ratio',
    'PEG ratio',
    'price to sales',
    'inflation rate',
    'real return',
  ],
  calculations: [
    'dividend-cover',
    'dividends-per-share',
    'dividend-yield',
    'earnings-per-share',
    'payout-ratio',
    'peg-ratio',
    'price-to-sales',
    'rate-of-inflation',
    'real-rate-of-return',
  ],
  selector: 'Ratio',
  help: [
    {
      title: 'Per share',
      text: 'Investors buy shares, so the figures of a company are divided by the number of its shares: earnings, dividends, revenue. Divided by the price they become yields and multiples, which can be compared between companies of any size. Yields are shown in percent and as fractions.',
    },
    {
      title: 'A worked example',
      text: 'Net earnings of 900,000 on 200,000 shares are 4.50 per share. A dividend of 1.50 is covered $4.5/1.5 = 3$ times; at a price of 48 it yields $1.5/48 = 3.125\\,\\%$. If money earns 7 % while prices rise by 3 %, the real return is $1.07/1.03 - 1 \\approx 3.883\\,\\%$, a little less than the difference of 4.',
    },
    {
      title: 'Common mistakes',
      text: 'The PEG ratio divides by growth as a whole number of percent: 15, not 0.15. Subtracting inflation from a return is only an approximation, and a poor one when either is large. Inflation between two values of an index is for the time between them: it is not a yearly rate unless they are a year apart.',
    },
  ],
});
