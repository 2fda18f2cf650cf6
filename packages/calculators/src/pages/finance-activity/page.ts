import { page } from '../../kit/page.ts';

export default page({
  id: 'finance-activity',
  topic: 'finance',
  title: 'Activity ratios',
  purpose: 'How fast assets, inventory and receivables turn over, and how many days cash is tied up.',
  keywords: [
    'asset turnover',
    'inventory turnover',
    'receivables turnover',
    'cash conversion cycle',
    'average collection period',
  ],
  selector: 'Ratio',
  help: [
    {
      title: 'Turnover and days',
      text: 'A turnover says how many times a year a stock is renewed; the period in days is its mirror image, $365 / \\text{turnover}$. A turnover of 8 and a period of 45.625 days say the same thing. Days are counted in a year of 365 here, and every answer says so.',
    },
    {
      title: 'A worked example',
      text: 'A shop holds inventory for 60 days, waits 45 days for its customers and pays its suppliers after 30. Its cash conversion cycle is $60 + 45 - 30 = 75$ days: for so long each unit of money is tied up. Paying suppliers 15 days later would bring it to 60. A negative cycle is possible and comfortable: the suppliers then finance the business.',
    },
    {
      title: 'Common mistakes',
      text: 'Sales flow through a year, a balance is taken on one day: use the mean of the opening and the closing balance where the business grows or has seasons. Do not compare across industries, for a grocer turns its stock dozens of times a year and a shipyard less than once. And do not mix a turnover of sales with one of the cost of goods sold: the first looks faster by the margin.',
    },
  ],
});
