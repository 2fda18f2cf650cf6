import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'dividend-cover': [
    {
      title: 'How safe the dividend is',
      text: 'Earnings per share over dividend per share: 3 means that the dividend could have been paid three times. About 2 is often called comfortable; below 1 it is paid from reserves or debt. It is the reciprocal of the payout ratio, and the two say the same thing.',
    },
    {
      title: 'Mistake: earnings are not cash',
      text: 'A dividend is paid in cash. If customers have not paid, a good cover on paper may still leave nothing to distribute.',
    },
  ],
  'dividends-per-share': [
    {
      title: 'What one share receives',
      text: 'The dividends of a year over the number of shares that receive them. Interim and final dividends are added. It is the numerator of the dividend yield and the denominator of the cover, and its course over years shows how reliably a firm pays.',
    },
    {
      title: 'Mistake: after a split',
      text: 'After a split of two for one the same total is half as much per share. Older figures must be halved before they are compared.',
    },
  ],
  'dividend-yield': [
    {
      title: 'The running income of a share',
      text: "A year's dividend over today's price: 1.50 on 48 is 3.125 %. It makes the income from shares comparable with interest. Since the price is in the denominator it changes daily, though the dividend is fixed once or a few times a year.",
    },
    {
      title: 'Mistake: one quarter for a year',
      text: 'Where dividends are quarterly, enter the sum of four. A special dividend will probably not come again.',
    },
  ],
  'earnings-per-share': [
    {
      title: 'Profit cut into shares',
      text: 'Net earnings over the number of shares. If preferred shares exist, their dividends are subtracted from the earnings first, for they do not belong to common shareholders. The figure is reported every quarter, and a difference from what was expected moves the price.',
    },
    {
      title: 'Mistake: the number at year end',
      text: 'If shares were issued or bought back during the year, use the mean number weighted by time.',
    },
  ],
  'payout-ratio': [
    {
      title: 'Paid out or kept',
      text: 'Dividends in percent of earnings. Both may be totals or both per share; the ratio is the same. 33 % leaves two thirds for investment. Trusts that hold property often have to pay out most of their income, so their ratio is high by law.',
    },
    {
      title: 'A ratio without meaning',
      text: 'When earnings are negative or tiny the ratio jumps or turns negative. Look at several years, or at the dividend over the free cash flow.',
    },
  ],
  'peg-ratio': [
    {
      title: 'Price against growth',
      text: 'A price/earnings ratio of 20 with growth of 20 % gives 1, which a rule of thumb calls fairly priced; below 1 growth is cheap. It lets firms of different growth be compared roughly, but treats the relation as proportional, which it is not, and leaves out risk and dividends.',
    },
    {
      title: 'Mistake: the growth of one year',
      text: 'A rebound after a bad year is no lasting growth. Use an expected rate over several years; for growth of 0 or less the ratio says nothing.',
    },
  ],
  'price-to-sales': [
    {
      title: 'Price of one unit of revenue',
      text: "48 for a share with a revenue of 24 is 2: the market pays two years' sales. It is defined for firms with losses too, and less affected by accounting than earnings. What a unit of revenue is worth depends on the margin that it will bring.",
    },
    {
      title: 'Mistake: one firm among others',
      text: 'A ratio of 0.4 is usual for food retailers and would be remarkable for a software firm. Compare within a trade.',
    },
  ],
  'rate-of-inflation': [
    {
      title: 'How fast prices rise',
      text: 'The change of the consumer price index over its initial value: from 120 to 123.6 is 3 %. The base year of the index does not matter, as it cancels. A negative rate is deflation. Money that earns less loses purchasing power.',
    },
    {
      title: 'Mistake: points for percent',
      text: 'From 250 to 260 are 10 points, but 4 %. For several years take the root: 4 % over two years is about 1.98 % a year.',
    },
  ],
  'real-rate-of-return': [
    {
      title: 'Growth of purchasing power',
      text: 'Money grows by $1 + R$ while prices grow by $1 + i$; what one can buy grows by the quotient. The rule $R - i$ is close for small rates. A negative real rate means that one can buy less in spite of the interest: 2 % at an inflation of 5 % is a loss of 2.86 %.',
    },
    {
      title: 'Tax comes first',
      text: 'Tax is due on the nominal return. Subtract it before inflation: 4 % taxed at 25 % with inflation of 3 % leaves nothing.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
