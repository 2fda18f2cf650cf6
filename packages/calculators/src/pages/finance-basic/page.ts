import { page } from '../../kit/page.ts';

export default page({
  id: 'finance-basic',
  topic: 'finance',
  title: 'Basic figures',
  purpose: 'The figures of the balance sheet and the income statement, each from the others.',
  keywords: ['accounting equation', 'assets', 'equity', 'gross profit', 'net profit', 'EBIT'],
  selector: 'Figure',
  help: [
    {
      title: 'The accounting equation',
      text: 'Everything that a business owns was paid for by somebody: $\\text{assets} = \\text{liabilities} + \\text{equity}$. With any two of the three the third follows, which is what the first calculators here do. The equation holds at every moment, so a balance sheet that does not balance contains a mistake.',
    },
    {
      title: 'A worked example',
      text: 'Sales of 500,000 with goods that cost 300,000 leave a gross profit of 200,000. Running the business takes 80,000, so 120,000 are the operating profit. Taxes of 25,000 and interest of 15,000 leave a net profit of 80,000. Each line answers another question: is the product worth making, is the business worth running, is there something left for the owners.',
    },
    {
      title: 'Common mistakes',
      text: 'EBIT is before interest and taxes, so neither may be among the operating expenses; depreciation must be. Gross profit subtracts only the cost of what was sold, not of what was bought. Profit is not cash: an unpaid invoice is revenue, and the repayment of a loan is no expense.',
    },
  ],
});
