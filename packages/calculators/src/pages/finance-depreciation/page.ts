import { page } from '../../kit/page.ts';

export default page({
  id: 'finance-depreciation',
  topic: 'finance',
  title: 'Depreciation',
  purpose: 'What an asset loses each year, by four methods, and what it is still worth in the books.',
  keywords: [
    'depreciation calculator',
    'straight line',
    'declining balance',
    'double declining balance',
    'units of production',
    'book value',
    'sum of the years’ digits depreciation',
    'sum of digits depreciation',
  ],
  calculations: ['book-value', 'declining-balance', 'units-of-production', 'straight-line', 'double-declining-balance'],
  selector: 'Method',
  help: [
    {
      title: 'One cost, many ways to spread it',
      text: 'Depreciation spreads the cost of an asset over the time in which it serves. Straight line takes the same amount every year; units of production follows the use; the declining balance takes the same share of what is left, so more at first and less later. All of them together never take more than cost less salvage value.',
    },
    {
      title: 'A worked example',
      text: 'A machine costs 60,000, will be sold for 6,000 and lasts 8 years. Straight line takes $(60{,}000 - 6{,}000)/8 = 6{,}750$ a year. Double declining takes $2/8 = 25\\,\\%$ of the book value: 15,000 in the first year, 11,250 in the second, 8,437.50 in the third. The double-declining calculator shows the table of all years.',
    },
    {
      title: 'Common mistakes',
      text: 'Straight line and units of production subtract the salvage value first; the declining balance does not, it only stops there. The rate of declining balance applies to the book value at the beginning of the year, not to the cost. And depreciation for tax follows the schedules of the law, which may be none of these.',
    },
  ],
});
