import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney, inPercent, inShare } from '../../shared/finance/result.ts';
import { brigham, kieso, saunders, wikipediaRatios } from '../../shared/finance/sources.ts';

export default {
  'efficiency-ratio': formula({
    path: 'profitability/efficiencyratiofromnoninterestexpenseandrevenue',
    title: 'Efficiency Ratio',
    purpose: 'What a bank spends to earn one unit of revenue.',
    inputs: {
      nonInterestExpense: money('Non-interest expense'),
      revenue: money('Revenue', { above: 0 }),
    },
    result: inShare('Efficiency ratio'),
    formula: 'nonInterestExpense / revenue',
    examples: [
      [['55000', '100000'], 0.55],
      [['82500', '125000'], 0.66],
    ],
    source: `${saunders}, bank efficiency ratio`,
  }),
  'gross-profit-margin': formula({
    path: 'profitability/grossprofitmarginfromgrossprofitandrevenue',
    title: 'Gross Profit Margin',
    keywords: ['gross margin', 'markup'],
    purpose: 'Which share of revenue is left once the goods sold are paid for.',
    inputs: {
      grossProfit: money('Gross profit'),
      revenue: money('Revenue', { above: 0 }),
    },
    result: inPercent('Gross profit margin'),
    formula: 'grossProfit / revenue',
    examples: [
      [['200000', '500000'], 40],
      [['300000', '625000'], 48],
    ],
    source: brigham.statements,
  }),
  'operating-margin': formula({
    path: 'profitability/operatingmarginfromoperatingincomeandrevenue',
    title: 'Operating Margin',
    purpose: 'Which share of revenue operations leave.',
    inputs: {
      operatingIncome: money('Operating income'),
      revenue: money('Revenue', { above: 0 }),
    },
    result: inPercent('Operating margin'),
    formula: 'operatingIncome / revenue',
    examples: [
      [['120000', '500000'], 24],
      [['180000', '625000'], 28.8],
    ],
    source: brigham.statements,
  }),
  'profit-margin': formula({
    path: 'profitability/profitmarginfromnetprofitandrevenue',
    title: 'Profit Margin',
    keywords: ['net margin'],
    purpose: 'Which share of revenue is left as net profit.',
    inputs: {
      netProfit: money('Net profit'),
      revenue: money('Revenue', { above: 0 }),
    },
    result: inPercent('Profit margin'),
    formula: 'netProfit / revenue',
    examples: [
      [['80000', '500000'], 16],
      [['-12500', '300000'], -4.16666666666667],
    ],
    source: brigham.statements,
  }),
  'return-on-assets': formula({
    path: 'profitability/returnonassetsroafromnetincomeandtotalassets',
    aliases: ['returnonassetsfromnetincomeandtotalassets', 'roafromnetincomeandtotalassets'],
    title: 'Return on Assets (ROA)',
    purpose: 'What each unit of assets earns in a year.',
    inputs: {
      netIncome: money('Net income'),
      totalAssets: money('Total assets', { above: 0 }),
    },
    result: inPercent('Return on assets', '% per year'),
    formula: 'netIncome / totalAssets',
    examples: [
      [['80000', '940000'], 8.51063829787234],
      [['120000', '1175000'], 10.2127659574468],
    ],
    source: brigham.statements,
  }),
  'return-on-capital': formula({
    path: 'profitability/returnoncapitalrocfromebittaxrateandinvestedcapital',
    aliases: [
      'returnoncapitalrocfromebitandtaxrateandinvestedcapital',
      'returnoncapitalfromebittaxrateandinvestedcapital',
      'returnoncapitalfromebitandtaxrateandinvestedcapital',
      'rocfromebittaxrateandinvestedcapital',
      'rocfromebitandtaxrateandinvestedcapital',
    ],
    title: 'Return on Capital (ROC)',
    purpose: 'What the capital at work earns after tax, however it is financed.',
    inputs: {
      ebit: money('EBIT'),
      taxRate: percent('Tax rate', { atLeast: 0, atMost: 100 }),
      investedCapital: money('Invested capital', { nonzero: true }),
    },
    result: inPercent('Return on capital', '% per year'),
    formula: 'ebit * (1 - taxRate) / investedCapital',
    remarks: {
      'investedCapital < 0': 'Invested capital is negative, so this ratio has no usual reading.',
    },
    examples: [
      [['150000', '25', '900000'], 12.5],
      [['225000', '31.25', '720000'], 21.484375],
    ],
    source: 'Koller, Goedhart & Wessels, Valuation, ROIC',
  }),
  'return-on-equity': formula({
    path: 'profitability/returnonequityroefromnetincomeandaverageshareholderequity',
    aliases: ['returnonequityfromnetincomeandaverageshareholderequity', 'roefromnetincomeandaverageshareholderequity'],
    title: 'Return on Equity (ROE)',
    purpose: "What the owners' money earns in a year.",
    inputs: {
      netIncome: money('Net income'),
      averageShareholderEquity: money('Average shareholder equity', { nonzero: true }),
    },
    result: inPercent('Return on equity', '% per year'),
    formula: 'netIncome / averageShareholderEquity',
    remarks: {
      'averageShareholderEquity < 0': 'Average shareholder equity is negative, so this ratio has no usual reading.',
    },
    examples: [
      [['80000', '420000'], 19.047619047619],
      [['120000', '525000'], 22.8571428571429],
    ],
    source: brigham.statements,
  }),
  'return-on-net-assets': formula({
    path: 'profitability/returnonnetassetsronafromnetincomefixedassetsandworkingcapital',
    aliases: [
      'returnonnetassetsronafromnetincomeandfixedassetsandworkingcapital',
      'returnonnetassetsfromnetincomefixedassetsandworkingcapital',
      'returnonnetassetsfromnetincomeandfixedassetsandworkingcapital',
      'ronafromnetincomefixedassetsandworkingcapital',
      'ronafromnetincomeandfixedassetsandworkingcapital',
    ],
    title: 'Return on Net Assets (RONA)',
    purpose: 'What fixed assets and working capital earn in a year.',
    inputs: {
      netIncome: money('Net income'),
      fixedAssets: money('Fixed assets'),
      workingCapital: money('Working capital'),
    },
    result: inPercent('Return on net assets', '% per year'),
    formula: 'netIncome / (fixedAssets + workingCapital)',
    requires: {
      'fixedAssets + workingCapital != 0': 'Fixed assets plus working capital must not be 0.',
    },
    remarks: {
      'fixedAssets + workingCapital < 0': 'Net assets are negative, so this ratio has no usual reading.',
    },
    examples: [
      [['80000', '500000', '150000'], 12.3076923076923],
      [['120000', '625000', '120000'], 16.1073825503356],
    ],
    refused: [[['80000', '100', '-100'], 'Fixed assets plus working capital must not be 0.']],
    source: `${wikipediaRatios}, profitability ratios`,
  }),
  'risk-adjusted-return-on-capital': formula({
    path: 'profitability/riskadjustedreturnoncapitalrarocfromexpectedreturnandeconomiccapital',
    aliases: [
      'riskadjustedreturnoncapitalfromexpectedreturnandeconomiccapital',
      'rarocfromexpectedreturnandeconomiccapital',
    ],
    title: 'Risk-Adjusted Return on Capital (RAROC)',
    purpose: 'What is earned on the capital that is held against unexpected losses.',
    inputs: {
      expectedReturn: money('Expected return'),
      economicCapital: money('Economic capital', { above: 0 }),
    },
    result: inPercent('Risk-adjusted return on capital', '% per year'),
    formula: 'expectedReturn / economicCapital',
    conventions: ['Expected return is an amount of money (income after expected loss).'],
    examples: [
      [['12000', '80000'], 15],
      [['18000', '100000'], 18],
    ],
    source: `${saunders}, RAROC; ${wikipediaRatios}`,
  }),
  'return-on-investment': formula({
    path: 'profitability/returnoninvestmentroifromgainandcost',
    aliases: [
      'returnoninvestmentroifromgainandcostofinvestment',
      'returnoninvestmentfromgainandcost',
      'returnoninvestmentfromgainandcostofinvestment',
      'roifromgainandcost',
      'roifromgainandcostofinvestment',
    ],
    title: 'Return on Investment (ROI)',
    keywords: ['ROI'],
    purpose: 'What an investment brought back beyond its cost, as a share of the cost.',
    inputs: {
      gain: money('Gain (value received back)'),
      cost: money('Cost of investment', { above: 0 }),
    },
    result: inPercent('Return on investment', '% over the holding time'),
    formula: '(gain - cost) / cost',
    conventions: ['Gain is the total amount received back, not the profit.'],
    examples: [
      [['13500', '10000'], 35],
      [['8000', '10000'], -20],
    ],
    source: `${wikipediaRatios}, profitability ratios`,
  }),
  ebitda: formula({
    path: 'profitability/earningsbeforeinteresttaxesdepreciationandamortizationebitdafromebitdepreciationandamortization',
    aliases: [
      'earningsbeforeinteresttaxesdepreciationandamortizationebitdafromebitanddepreciationandamortization',
      'ebitdafromebitdepreciationandamortization',
      'ebitdafromebitanddepreciationandamortization',
      'earningsbeforeinteresttaxesdepreciationandamortizationfromebitdepreciationandamortization',
      'earningsbeforeinteresttaxesdepreciationandamortizationfromebitanddepreciationandamortization',
    ],
    title: 'EBITDA',
    purpose: 'Earnings before interest, taxes, depreciation and amortization.',
    inputs: {
      ebit: money('EBIT'),
      depreciation: money('Depreciation'),
      amortization: money('Amortization'),
    },
    result: inMoney('EBITDA'),
    formula: 'ebit + depreciation + amortization',
    examples: [
      [['150000', '30000', '12000'], 192000],
      [['225000', '37500', '9600'], 272100],
    ],
    source: `${wikipediaRatios}; ${kieso}`,
  }),
};
