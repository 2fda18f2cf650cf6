import { page } from '../../kit/page.ts';

export default page({
  id: 'finance-stocks',
  topic: 'finance',
  title: 'Stocks and bonds',
  purpose: 'Yields, returns, multiples and values of shares, bonds and options.',
  keywords: [
    'CAPM',
    'bond price',
    'yield to maturity',
    'duration',
    'convexity',
    'Black-Scholes',
    'Sharpe ratio',
    'P/E ratio',
    'holding period return',
  ],
  selector: 'Calculation',
  help: [
    {
      title: 'Price and yield',
      text: 'The price of a security is the present value of what it pays. For a bond the payments are known, so price and yield determine each other: when one rises, the other falls. Duration says how steeply, convexity how that changes. For a share the payments must be guessed: with dividends that grow by $g$ for ever the price is $\\frac{D_1}{r-g}$.',
    },
    {
      title: 'A worked example',
      text: 'A bond of 1,000 that pays 6 % in two coupons a year for 8 years, at a yield of 7 %, costs 939.53. Its modified duration is 6.1946: if the yield rises by 0.1 %, it loses about 0.62 %. The other way round, at a price of 950 the yield is 6.82 %; the quick approximation says 6.79 %.',
    },
    {
      title: 'Common mistakes',
      text: 'Returns of several periods multiply: 10 %, −5 % and 8 % make 12.86 %, not 13 %, and 4.115 % a period on average. The Gordon model has no value when growth reaches the required return. The Black-Scholes prices are for European options without dividends, at a continuously compounded rate. A price/earnings ratio of a loss is negative and means nothing.',
    },
  ],
});
