import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'book-value': [
    {
      title: 'Cost less what was written off',
      text: 'What the balance sheet still shows of an asset: acquisition cost, including delivery and installation, less all depreciation so far. Sold for more, it brings a gain in the books, for less a loss. A machine of 60,000 after three years of 6,750 stands at 39,750.',
    },
    {
      title: 'Mistake: book value for market value',
      text: 'It follows the plan of depreciation and not the market. A car is worth less than its book value after a year of straight line, a house often more.',
    },
  ],
  'declining-balance': [
    {
      title: 'A fixed share of what is left',
      text: 'Each year the same percentage of the book value at its beginning: at 20 % from 10,000 first 2,000, then 1,600, then 1,280. The amounts fall by the factor $1 - d$, and so does the book value: $B_n = C(1 - d)^n$. It suits things that lose most when new, as vehicles and computers.',
    },
    {
      title: 'It never reaches zero',
      text: 'A rest always remains. In practice one changes to straight line when that takes more, or stops at the salvage value.',
    },
  ],
  'units-of-production': [
    {
      title: 'Depreciation follows use',
      text: 'Cost less residual value is spread over the output expected in the whole life, and each period bears its share: a press for 500,000 pieces costs 0.10 for each if 50,000 are to be written off. In a year of standstill nothing is written off. Mines, vehicles by distance and machines by hours are treated so.',
    },
    {
      title: 'Mistake: more than the total',
      text: 'When production exceeds the estimate, depreciation still ends at the residual value. Revise the estimate as soon as it proves wrong.',
    },
  ],
  'straight-line': [
    {
      title: 'Equal parts over the life',
      text: 'Cost less residual value, divided by the years of useful life. It is the simplest method and right where the benefit is even, as for buildings and furniture. The book value falls along a straight line and ends at the residual value. The rate is one over the years: 12.5 % for 8.',
    },
    {
      title: 'Mistake: life for service',
      text: 'The useful life is the time one intends to use the asset, not how long it could last. In the first year only the months of use count.',
    },
  ],
  'double-declining-balance': [
    {
      title: 'Fast at first',
      text: 'Twice the straight-line rate is taken from the book value at the beginning of each year: for 5 years 40 %. From 10,000 it is 4,000, 2,400 and 1,440. Early profits are lowered and, where tax law allows it, tax is deferred. The salvage value is not subtracted first but is a floor: the last amounts are cut so that it is not passed.',
    },
    {
      title: 'Mistake: twice the amount',
      text: 'Only in the first year, and without salvage value, is it twice the straight-line amount. The rate is doubled, and its base shrinks.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
