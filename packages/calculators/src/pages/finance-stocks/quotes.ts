import { money } from '../../kit/fields/money.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney, inPercent } from '../../shared/finance/result.ts';
import { bodie } from '../../shared/finance/sources.ts';

export default {
  'bid-ask-spread': formula({
    path: 'stocks/bidaskspreadfrombidandask',
    title: 'Bid Ask Spread',
    purpose: 'The gap between what buyers offer and what sellers ask.',
    inputs: { bid: money('Bid'), ask: money('Ask') },
    result: inMoney('Bid ask spread'),
    formula: 'ask - bid',
    more: { percentOfAsk: [inPercent('Spread as a share of the ask'), 'result / ask'] },
    remarks: { 'ask < bid': 'The ask is below the bid: this is a crossed quote.' },
    conventions: [],
    examples: [
      [['99.85', '100.1'], 0.25, { percentOfAsk: 0.24975024975025 }],
      [['10', '10'], 0, { percentOfAsk: 0 }],
    ],
    source: `${bodie}, how securities are traded`,
  }),
  'net-asset-value': formula({
    path: 'stocks/netassetvaluefromfundassetsfundliabilitiesandoutstandingshares',
    aliases: [
      'netassetvaluefromfundassetsandfundliabilitiesandoutstandingshares',
      'navfromfundassetsfundliabilitiesandoutstandingshares',
      'navfromfundassetsandfundliabilitiesandoutstandingshares',
    ],
    title: 'Net Asset Value',
    keywords: ['NAV'],
    purpose: 'What a share of a fund is worth.',
    inputs: {
      fundAssets: money('Fund assets'),
      fundLiabilities: money('Fund liabilities'),
      outstandingShares: plainNumber('Outstanding shares', { above: 0, unit: 'shares' }),
    },
    result: inMoney('Net asset value', 'per share'),
    formula: '(fundAssets - fundLiabilities) / outstandingShares',
    examples: [
      [['52000000', '2000000', '2000000'], 25],
      [['78000000', '2500000', '1600000'], 47.1875],
    ],
    source: `${bodie}, mutual funds`,
  }),
};
