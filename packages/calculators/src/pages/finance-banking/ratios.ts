import { money } from '../../kit/fields/money.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inShare } from '../../shared/finance/result.ts';
import { brueggeman, saunders } from '../../shared/finance/sources.ts';

export default {
  'debt-to-income': formula({
    path: 'banking/debttoincomeratiofrommonthlydebtpaymentsandgrossmonthlyincome',
    aliases: ['debttoincomefrommonthlydebtpaymentsandgrossmonthlyincome'],
    title: 'Debt to Income',
    keywords: ['DTI'],
    purpose: 'Which share of gross income goes into debt payments each month.',
    inputs: {
      monthlyDebtPayments: money('Monthly debt payments'),
      grossMonthlyIncome: money('Gross monthly income', { above: 0 }),
    },
    result: inShare('Debt to income ratio'),
    formula: 'monthlyDebtPayments / grossMonthlyIncome',
    examples: [
      [['1800', '5000'], 0.36],
      [['2700', '6250'], 0.432],
    ],
    source: 'US Consumer Financial Protection Bureau, debt-to-income ratio',
  }),
  'loan-to-deposit': formula({
    path: 'banking/loantodepositratiofromloansanddeposits',
    aliases: ['loantodepositfromloansanddeposits'],
    title: 'Loan to Deposit',
    purpose: 'Which share of its deposits a bank has lent out.',
    inputs: { loans: money('Loans'), deposits: money('Deposits', { above: 0 }) },
    result: inShare('Loan to deposit ratio'),
    formula: 'loans / deposits',
    examples: [
      [['800000', '1000000'], 0.8],
      [['1200000', '1250000'], 0.96],
    ],
    source: `${saunders}, liquidity ratios`,
  }),
  'loan-to-value': formula({
    path: 'banking/loantovalueratiofromloanamountandvalueofcollateral',
    aliases: ['loantovaluefromloanamountandvalueofcollateral'],
    title: 'Loan to Value',
    keywords: ['LTV'],
    purpose: 'Which share of the collateral is lent.',
    inputs: { loanAmount: money('Loan amount'), valueOfCollateral: money('Value of collateral', { above: 0 }) },
    result: inShare('Loan to value ratio'),
    formula: 'loanAmount / valueOfCollateral',
    examples: [
      [['240000', '300000'], 0.8],
      [['360000', '375000'], 0.96],
    ],
    source: brueggeman,
  }),
};
