import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import type { FormulaWays } from '../../shared/finance/declaration.ts';
import { positivePeriods, ratePerPeriod } from '../../shared/finance/fields.ts';
import { annuityBy } from '../../shared/finance/figures/annuity-figure.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney, inNumber, inPercent } from '../../shared/finance/result.ts';
import { brigham, horngren, ross } from '../../shared/finance/sources.ts';

/** The mean of two costs as one fraction, or with the shares of the capital as weights. */
const waysOfCapital: FormulaWays = {
  formula: 'One fraction',
  others: {
    weights: {
      title: 'Shares of the capital as weights',
      equations: () => [
        { name: 'V', is: 'E + D', rule: 'sum', says: 'All capital, at market values.' },
        { name: 'w_E', is: 'E/V', rule: 'quotient', says: 'The share of it that is equity.' },
        { name: 'w_D', is: 'D/V', rule: 'quotient', says: 'The share of it that is debt.' },
        {
          name: 'k_n',
          is: 'k_D*(1 - tau)',
          rule: 'product',
          says: 'Interest lowers the tax: debt costs only what is left of its rate after tax.',
        },
        {
          name: 'k',
          is: 'w_E*k_E + w_D*k_n',
          rule: 'weighted mean',
          says: 'Each cost counts with the share of its capital.',
        },
      ],
    },
  },
};

export default {
  'contribution-margin': formula({
    path: 'corporate/contributionmarginfrompriceperproductandvariablecostperproduct',
    title: 'Contribution Margin',
    purpose: 'What each unit sold leaves towards fixed costs and profit.',
    inputs: {
      pricePerProduct: money('Price per product', { unit: 'per unit' }),
      variableCostPerProduct: money('Variable cost per product', { unit: 'per unit' }),
    },
    result: inMoney('Contribution margin', 'per unit'),
    formula: 'pricePerProduct - variableCostPerProduct',
    more: {
      ratio: [inPercent('Contribution margin ratio'), 'result / pricePerProduct'],
    },
    examples: [
      [['25', '14.5'], 10.5, { ratio: 42 }],
      [['37.5', '18.12'], 19.38],
    ],
    source: horngren,
  }),
  'discounted-payback-period': formula({
    path: 'corporate/discountedpaybackperiodfrominitialinvestmentrateandperiodiccashflow',
    aliases: [
      'discountedpaybackperiodfrominitialinvestmentandrateandperiodiccashflow',
      'discountedpaybackperiodfrominitialinvestmentdiscountrateandperiodiccashflow',
      'discountedpaybackperiodfrominitialinvestmentanddiscountrateandperiodiccashflow',
      'discountedpaybackfrominitialinvestmentrateandperiodiccashflow',
      'discountedpaybackfrominitialinvestmentandrateandperiodiccashflow',
      'discountedpaybackfrominitialinvestmentdiscountrateandperiodiccashflow',
      'discountedpaybackfrominitialinvestmentanddiscountrateandperiodiccashflow',
    ],
    title: 'Discounted Payback Period',
    purpose: 'How many periods of cash flow pay an investment back, with interest.',
    inputs: {
      initialInvestment: money('Initial investment', { symbol: 'I_0', atLeast: 0 }),
      rate: percent('Discount rate', { symbol: 'r', above: -100, unit: '% per period' }),
      periodicCashFlow: money('Periodic cash flow', { symbol: 'CF', above: 0, unit: 'per period' }),
    },
    result: inNumber('Discounted payback period', 'periods'),
    formula: 'periodsToPayOff(initialInvestment / periodicCashFlow, rate)',
    requires: {
      '1 - initialInvestment * rate / periodicCashFlow > 0':
        'The investment is never paid back: the periodic cash flow must be greater than initial investment x discount rate.',
    },
    conventions: ['For a rate of 0 the limit is taken: investment / cash flow.'],
    spreadsheet: 'NPER({rate},{periodicCashFlow},-{initialInvestment})',
    examples: [
      [['10000', '8', '2500'], 5.01113907918458],
      [['10000', '0', '2500'], 4],
    ],
    refused: [
      [
        ['10000', '8', '800'],
        'The investment is never paid back: the periodic cash flow must be greater than initial investment x discount rate.',
      ],
    ],
    source: `Excel NPER(rate, cashflow, -investment); ${brigham.capitalBudgeting}`,
  }),
  'equivalent-annual-annuity': formula({
    path: 'corporate/equivalentannualannuityfromnetpresentvaluerateperperiodandnumberofperiods',
    aliases: [
      'equivalentannualannuityfromnetpresentvalueandrateperperiodandnumberofperiods',
      'forequivalentannualannuityfromequivalentannuitycashflownetpresentvaluerateperperiodandnumberofperiods',
      'equivalentannualannuityfromequivalentannuitycashflownetpresentvaluerateperperiodandnumberofperiods',
    ],
    title: 'Equivalent Annual Annuity',
    purpose: 'The level yearly amount that is worth as much as a net present value.',
    inputs: {
      netPresentValue: money('Net present value', { symbol: 'NPV' }),
      ratePerPeriod,
      numberOfPeriods: positivePeriods,
    },
    result: inMoney('Equivalent annual annuity', 'per period'),
    formula: 'netPresentValue / presentAnnuity(ratePerPeriod, numberOfPeriods)',
    conventions: ['For a rate of 0 the limit is taken: NPV / n.'],
    spreadsheet: '-PMT({ratePerPeriod},{numberOfPeriods},{netPresentValue})',
    figure: annuityBy('at the start'),
    examples: [
      [['25000', '8', '6'], 5407.88465572525],
      [['-12000', '0', '4'], -3000],
    ],
    source: `Excel -PMT(rate, nper, npv); ${brigham.capitalBudgeting}`,
  }),
  'payback-period': formula({
    path: 'corporate/paybackperiodfrominitialinvestmentandperiodiccashflow',
    aliases: ['paybackfrominitialinvestmentandperiodiccashflow'],
    title: 'Payback Period',
    purpose: 'How many periods of cash flow pay an investment back.',
    inputs: {
      initialInvestment: money('Initial investment', { symbol: 'I_0', atLeast: 0 }),
      periodicCashFlow: money('Periodic cash flow', { symbol: 'CF', above: 0, unit: 'per period' }),
    },
    result: inNumber('Payback period', 'periods'),
    formula: 'initialInvestment / periodicCashFlow',
    examples: [
      [['10000', '2500'], 4],
      [['15000', '3125'], 4.8],
    ],
    source: brigham.capitalBudgeting,
  }),
  'return-on-investment': formula({
    path: 'corporate/returnoninvestmentfromearningsandinitialinvestment',
    title: 'Return on Investment',
    keywords: ['ROI'],
    purpose: 'What came back beyond the initial investment, as a share of it.',
    inputs: {
      earnings: money('Earnings (value received back)'),
      initialInvestment: money('Initial investment', { above: 0 }),
    },
    result: inPercent('Return on investment', '% over the holding time'),
    formula: '(earnings - initialInvestment) / initialInvestment',
    conventions: ['Earnings is the total amount received back, not the profit.'],
    examples: [
      [['13500', '10000'], 35],
      [['20250', '12500'], 62],
    ],
    source: ross,
  }),
  'weighted-average-cost-of-capital': formula({
    path: 'corporate/weightedaveragecostofcapitalfrommarketvalueofequitymarketvalueofdebtcostofequitycostofdebtandtaxrate',
    aliases: [
      'weightedaveragecostofcapitalfrommarketvalueofequityandmarketvalueofdebtandcostofequityandcostofdebtandtaxrate',
      'waccfrommarketvalueofequitymarketvalueofdebtcostofequitycostofdebtandtaxrate',
      'waccfrommarketvalueofequityandmarketvalueofdebtandcostofequityandcostofdebtandtaxrate',
    ],
    title: 'Weighted Average Cost of Capital',
    keywords: ['WACC'],
    purpose: 'What capital costs a firm, equity and debt weighted by their market values.',
    inputs: {
      marketValueOfEquity: money('Market value of equity', { symbol: 'E', atLeast: 0 }),
      marketValueOfDebt: money('Market value of debt', { symbol: 'D', atLeast: 0 }),
      costOfEquity: percent('Cost of equity', { symbol: 'k_E', unit: '% per year' }),
      costOfDebt: percent('Cost of debt', { symbol: 'k_D', unit: '% per year' }),
      taxRate: percent('Tax rate', { symbol: '\\tau', atLeast: 0, atMost: 100 }),
    },
    result: inPercent('Weighted average cost of capital', '% per year'),
    ways: waysOfCapital,
    formula:
      '(marketValueOfEquity * costOfEquity + marketValueOfDebt * costOfDebt * (1 - taxRate)) / (marketValueOfEquity + marketValueOfDebt)',
    requires: {
      'marketValueOfEquity + marketValueOfDebt > 0':
        'Market value of equity plus market value of debt must be greater than 0.',
    },
    examples: [
      [['600000', '400000', '10', '6', '25'], 7.8],
      [['900000', '500000', '8', '7.2', '12.5'], 7.39285714285714],
    ],
    refused: [
      [['0', '0', '10', '6', '25'], 'Market value of equity plus market value of debt must be greater than 0.'],
    ],
    source: `${ross}, weighted average cost of capital`,
  }),
  'break-even-point': formula({
    path: 'corporate/breakevenpointfromfixedcostspriceperunitandvariablecostperunit',
    aliases: ['breakevenpointfromfixedcostsandpriceperunitandvariablecostperunit'],
    title: 'Break-Even Point',
    keywords: ['break even', 'BEP'],
    asks: [
      '(break even|break-even|breakeven)[ point][ with][,][:] fixed[ cost][ costs] {fixedCosts}[,] price {pricePerUnit}[,][ and] (cost|variable cost|variable) {variableCostPerUnit}',
    ],
    purpose: 'How many units must be sold before a profit begins.',
    inputs: {
      fixedCosts: money('Fixed costs', { atLeast: 0 }),
      pricePerUnit: money('Price per unit', { unit: 'per unit' }),
      variableCostPerUnit: money('Variable cost per unit', { unit: 'per unit' }),
    },
    result: inNumber('Break-even quantity', 'units'),
    formula: 'fixedCosts / (pricePerUnit - variableCostPerUnit)',
    more: {
      revenue: [inMoney('Break-even revenue'), 'result * pricePerUnit'],
    },
    requires: { 'pricePerUnit > variableCostPerUnit': 'Price per unit must be greater than variable cost per unit.' },
    conventions: ['Not rounded; rounded up, it is the first whole number of units without a loss.'],
    examples: [
      [['50000', '25', '15'], 5000, { revenue: 125000 }],
      [['75000', '31.25', '12'], 3896.1038961039],
    ],
    refused: [[['50000', '15', '15'], 'Price per unit must be greater than variable cost per unit.']],
    source: horngren,
  }),
};
