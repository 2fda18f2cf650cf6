import { page } from '../../kit/page.ts';

export default page({
  id: 'finance-debt',
  topic: 'finance',
  title: 'Debt ratios',
  purpose: 'How far a business is financed by debt, and whether it earns enough to serve it.',
  keywords: ['debt to equity', 'debt ratio', 'debt service coverage', 'long-term debt'],
  calculations: ['debt-to-equity', 'debt-ratio', 'debt-service-coverage', 'long-term-debt-to-equity'],
  selector: 'Ratio',
  help: [
    {
      title: 'Stock and flow',
      text: 'Debt ratios ask two different questions. Debt to equity and the debt ratio compare what is owed with what is there: a stock with a stock. Debt-service coverage compares a year of income with a year of interest and principal: a flow with a flow. A firm can be sound by one and in danger by the other.',
    },
    {
      title: 'A worked example',
      text: 'Liabilities of 300,000 against equity of 200,000 make a debt to equity ratio of $300{,}000 / 200{,}000 = 1.5$. The assets are then 500,000, so the debt ratio is $300{,}000/500{,}000 = 0.6$, or 60 %. The two always go together: $\\text{debt ratio} = \\frac{D/E}{1 + D/E} = \\frac{1.5}{2.5}$.',
    },
    {
      title: 'Common mistakes',
      text: 'Negative equity makes debt to equity negative, and then a smaller number is not a better one: the ratio has lost its meaning, and the answer says so. Debt service is interest and principal, not interest alone. And some texts count only interest-bearing debt, others all liabilities: compare only what was computed in the same way.',
    },
  ],
});
