import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney } from '../../shared/finance/result.ts';
import { damodaran, ross } from '../../shared/finance/sources.ts';

export default {
  'free-cash-flow-to-equity': formula({
    path: 'corporate/freecashflowtoequityfromnetincomedepreciationandamortizationcapitalexpenditureschangeinworkingcapitalandnetborrowing',
    aliases: [
      'freecashflowtoequityfromnetincomeanddepreciationandamortizationandcapitalexpendituresandchangeinworkingcapitalandnetborrowing',
      'freecashflowtoequityfromnetincomedepreciationandamortizationcapitalexpenditurechangeinworkingcapitalandnetborrowing',
      'freecashflowtoequityfromnetincomeanddepreciationandamortizationandcapitalexpenditureandchangeinworkingcapitalandnetborrowing',
      'fcfefromnetincomedepreciationandamortizationcapitalexpenditureschangeinworkingcapitalandnetborrowing',
      'fcfefromnetincomeanddepreciationandamortizationandcapitalexpendituresandchangeinworkingcapitalandnetborrowing',
      'fcfefromnetincomedepreciationandamortizationcapitalexpenditurechangeinworkingcapitalandnetborrowing',
      'fcfefromnetincomeanddepreciationandamortizationandcapitalexpenditureandchangeinworkingcapitalandnetborrowing',
    ],
    title: 'Free Cash Flow to Equity',
    keywords: ['FCFE'],
    purpose: 'The cash that is left for shareholders after investment and debt.',
    inputs: {
      netIncome: money('Net income'),
      depreciationAndAmortization: money('Depreciation and amortization'),
      capitalExpenditure: money('Capital expenditures'),
      changeInWorkingCapital: money('Change in working capital'),
      netBorrowing: money('Net borrowing'),
    },
    result: inMoney('Free cash flow to equity'),
    formula: 'netIncome + depreciationAndAmortization - capitalExpenditure - changeInWorkingCapital + netBorrowing',
    conventions: [
      'Capital expenditures typed as a positive amount; an increase in working capital is positive; net borrowing = new debt - repayments.',
    ],
    examples: [
      [['80000', '30000', '45000', '10000', '15000'], 70000],
      [['10000', '5000', '45000', '-3000', '0'], -27000],
    ],
    source: `${damodaran}, FCFE`,
  }),
  'free-cash-flow-to-firm': formula({
    path: 'corporate/freecashflowtofirmfromebittaxratedepreciationandamortizationcapitalexpendituresandchangeinworkingcapital',
    aliases: [
      'freecashflowtofirmfromebitandtaxrateanddepreciationandamortizationandcapitalexpendituresandchangeinworkingcapital',
      'freecashflowtofirmfromebittaxratedepreciationandamortizationcapitalexpenditureandchangeinworkingcapital',
      'freecashflowtofirmfromebitandtaxrateanddepreciationandamortizationandcapitalexpenditureandchangeinworkingcapital',
      'fcfffromebittaxratedepreciationandamortizationcapitalexpendituresandchangeinworkingcapital',
      'fcfffromebitandtaxrateanddepreciationandamortizationandcapitalexpendituresandchangeinworkingcapital',
      'fcfffromebittaxratedepreciationandamortizationcapitalexpenditureandchangeinworkingcapital',
      'fcfffromebitandtaxrateanddepreciationandamortizationandcapitalexpenditureandchangeinworkingcapital',
    ],
    title: 'Free Cash Flow to Firm',
    keywords: ['FCFF'],
    purpose: 'The cash that operations leave for everyone who finances the firm.',
    inputs: {
      ebit: money('EBIT'),
      taxRate: percent('Tax rate', { symbol: '\\tau', atLeast: 0, atMost: 100 }),
      depreciationAndAmortization: money('Depreciation and amortization'),
      capitalExpenditure: money('Capital expenditures'),
      changeInWorkingCapital: money('Change in working capital'),
    },
    result: inMoney('Free cash flow to firm'),
    formula: 'ebit * (1 - taxRate) + depreciationAndAmortization - capitalExpenditure - changeInWorkingCapital',
    examples: [
      [['150000', '25', '30000', '45000', '10000'], 87500],
      [['225000', '31.25', '24000', '54000', '5000'], 119687.5],
    ],
    source: `${damodaran}, FCFF`,
  }),
  'net-working-capital': formula({
    path: 'corporate/networkingcapitalfromcurrentassetsandcurrentliabilities',
    title: 'Net Working Capital',
    purpose: 'What current assets leave once current liabilities are covered.',
    inputs: { currentAssets: money('Current assets'), currentLiabilities: money('Current liabilities') },
    result: inMoney('Net working capital'),
    formula: 'currentAssets - currentLiabilities',
    examples: [
      [['180000', '90000'], 90000],
      [['60000', '90000'], -30000],
    ],
    source: ross,
  }),
};
