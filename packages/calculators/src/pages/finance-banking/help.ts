import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'annual-percentage-yield': [
    {
      title: 'What a year really yields',
      text: 'Two accounts with the same stated rate differ if interest is credited at different intervals; the yield makes them comparable. 12 % credited monthly yields $1.01^{12} - 1 \\approx 12.68\\,\\%$. The more often, the more, but with a limit: for continuous crediting it is $e^{0.12} - 1 \\approx 12.75\\,\\%$. With one credit a year yield and stated rate agree.',
    },
    {
      title: 'Mistake: dividing a yield by twelve',
      text: 'A yield of 12 % is not 1 % a month: the monthly rate is $1.12^{1/12} - 1 \\approx 0.949\\,\\%$.',
    },
  ],
  'balloon-payment': [
    {
      title: 'A loan that is not repaid in full',
      text: 'The payments only cover interest and the part of the loan beyond the discounted balloon, so they are lower than those of a fully amortizing loan; the balloon is due at the end, in one sum. Car leases and commercial mortgages are built so. If the balloon equals the loan, the payment is the interest alone.',
    },
    {
      title: 'Lower payment, dearer loan',
      text: 'More is owed for longer, so the interest in total is higher than with full amortization at the same rate. The balloon must be saved or refinanced, at whatever rate is then asked.',
    },
  ],
  'compound-interest': [
    {
      title: 'Interest on interest',
      text: "Each period's interest is added to the principal and bears interest in the next, so the balance grows by the same factor and not by the same amount. The answer is the interest alone; the balance is larger by the principal. 1,000 at 5 % earn 628.89 in 10 years, while simple interest would be 500.",
    },
    {
      title: 'Mistake: interest for balance',
      text: '$P(1 + r)^n$ is what stands on the account at the end. Without the principal, as here, it is what has been earned.',
    },
  ],
  'continuous-interest': [
    {
      title: 'The limit of ever shorter periods',
      text: 'If interest is credited $m$ times a year, the balance after $t$ years is $P(1 + \\frac rm)^{mt}$; for $m \\to \\infty$ this tends to $Pe^{rt}$. Models of derivatives and of growth use it because rates of successive times simply add in the exponent. The yearly yield that belongs to it is $e^r - 1$.',
    },
    {
      title: 'Mistake: the two rates',
      text: 'A continuous rate of 5 % is a yearly one of 5.127 %. To turn a yearly yield $i$ into a continuous rate take $\\ln(1 + i)$.',
    },
  ],
  'debt-to-income': [
    {
      title: 'How lenders see a household',
      text: 'Monthly payments on mortgage, car, student loans and cards are divided by income before tax. Lenders use it to decide how much more a borrower can carry; in the United States 43 % has long been a common upper limit for mortgages, and 36 % a cautious one. Payments of 1,800 on an income of 6,000 are 30 %.',
    },
    {
      title: 'Mistake: income after tax, or living costs',
      text: 'The denominator is gross income. Food, energy and insurance are not debts and are left out, so a low ratio alone does not make a budget comfortable.',
    },
  ],
  'balloon-balance': [
    {
      title: 'The sum due at the end',
      text: 'If the payments are too small to clear the loan, what is left falls due as a balloon. It is the loan grown with interest, less what the payments have grown to. With payments of just the interest it stays at the loan; with smaller ones it even grows. Borrowers use it to know how much to refinance.',
    },
    {
      title: 'Mistake: adding up repayments',
      text: 'Loan less payments is not the balance: part of every payment was interest. The balance is that right after the last of the payments counted.',
    },
  ],
  'loan-payment': [
    {
      title: 'The level payment',
      text: "The payment for which all payments, discounted at the loan's rate, are worth the loan. In a long loan most of an early payment is interest: for 200,000 at 0.5 % a month the first month costs 1,000. A longer term lowers the payment but raises the interest in total. The function PMT of spreadsheets computes the same with a negative sign.",
    },
    {
      title: 'Mistake: adding a flat rate',
      text: 'Loan plus simple interest, divided by the number of payments, is too much: interest is due only on what is still owed, and that falls to 0.',
    },
  ],
  'remaining-balance': [
    {
      title: 'What it takes to pay off today',
      text: 'Right after the given number of payments this is what is still owed. It equals the present value of the payments that remain, which is a second way to find it. One needs it to refinance, to sell a mortgaged house, or to compare a penalty for early repayment with the interest saved.',
    },
    {
      title: 'Half the time is not half the debt',
      text: 'Repayment is slow at first: at 6 % over 30 years, after 15 years of level payments about 71 % of the loan is still owed.',
    },
  ],
  'loan-to-deposit': [
    {
      title: 'How far a bank has lent out',
      text: "Loans in percent of the customers' deposits: a measure of liquidity. Around 80 to 90 % is often called sound. Above 100 % part of the lending is financed by other means, such as bonds and money of other banks, which can dry up faster than deposits; a very low ratio means that deposits earn little.",
    },
    {
      title: 'Mistake: leaving out the kind of loan',
      text: 'The ratio does not tell good loans from bad, nor deposits at call from those fixed for years. It measures funding, not risk of default.',
    },
  ],
  'loan-to-value': [
    {
      title: "The lender's cushion",
      text: 'The lower the ratio, the further the value of the house may fall before the loan exceeds it. 160,000 on a house of 200,000 are 80 %, the mark above which many lenders ask for a higher rate or for insurance. As the loan is repaid and if prices rise the ratio falls; above 100 % the owner has negative equity.',
    },
    {
      title: 'Mistake: price for appraisal',
      text: 'Lenders mostly take the lower of price and appraised value. The down payment is not the ratio but what it leaves: 20 % down is 80 % loan to value.',
    },
  ],
  'simple-interest': [
    {
      title: 'Straight-line growth',
      text: 'Interest is always computed on the original principal: twice the time, twice the interest. Short loans, late fees and treasury bills are reckoned so, and the accrued interest of a bond between two coupons. Over a single period simple and compound interest agree, and for part of one simple interest is the higher.',
    },
    {
      title: 'Mistake: days and years',
      text: 'With a yearly rate time must be in years: 90 days are $\\frac{90}{365}$, or $\\frac{90}{360}$ by the convention of many money markets.',
    },
  ],
  'simple-interest-rate': [
    {
      title: 'The rate in a flat offer',
      text: '"Lend 800, get 850 back in half a year": the interest of 50 is 6.25 % in six months, a simple yearly rate of 12.5 %. In this form short offers of different length and amount become comparable. Bills and overdue invoices are quoted so. Time in years gives a rate per year.',
    },
    {
      title: 'Not an effective rate',
      text: 'If the money can be lent again on the same terms, interest compounds: twice 6.25 % in a year is $1.0625^2 - 1 \\approx 12.89\\,\\%$.',
    },
  ],
  'simple-interest-principal': [
    {
      title: 'What must be put in',
      text: 'The sum that brings the wanted interest in the given time: to earn 300 in half a year at 4 % one needs $\\frac{300}{0.04 \\cdot 0.5} = 15{,}000$. It also finds from a stated interest charge the amount on which it was computed, which tests an invoice or a bank statement.',
    },
    {
      title: 'Mistake: interest included',
      text: 'The formula takes the interest alone. If a final amount $A$ is known, principal and interest together, the principal is $\\frac{A}{1 + rt}$.',
    },
  ],
  'simple-interest-time': [
    {
      title: 'How long it takes',
      text: 'At 5 % a year 1,000 bring 50 a year, so 125 take two and a half years. The answer is in the unit of the rate: years for a yearly one. For the time to double, the interest equals the principal, and the time is $\\frac1r$: 20 years at 5 %.',
    },
    {
      title: 'Too long with compound interest',
      text: 'Where interest is credited and earns interest itself, the sum is reached sooner: doubling at 5 % then takes about 14.2 years.',
    },
  ],
  'amortization-schedule': [
    {
      title: 'The loan, month by month',
      text: 'Each row shows how the level payment is divided: interest on the balance of the month before, the rest repayment. The share of interest falls from row to row, and that of repayment grows by the factor $1 + \\frac r{12}$. Amounts are rounded to the cent as on a statement, so the last payment differs a little.',
    },
    {
      title: 'Two loans beside each other',
      text: 'Under “Many at once” each line is a loan: 200000, 6, 30 and below it 200000, 5.5, 25 give both payments and both totals in one table. What a loan costs is its total interest and its fees, not its payment: a longer one is cheaper by the month and dearer in the end.',
    },
    {
      title: 'Mistake: cents that add up',
      text: 'A schedule computed without rounding cannot be paid: nobody pays 1,199.1010. Over hundreds of months the differences of a schedule rounded only for show become visible.',
    },
  ],
  'mortgage-with-extra-payments': [
    {
      title: 'Why a little extra does so much',
      text: 'What is paid beyond the level payment repays the loan at once, and its interest for all the remaining months is saved. It is like an investment without risk at the rate of the mortgage. The earlier, the more it saves. The schedule counts the months with and without, and the interest of both.',
    },
    {
      title: 'Before paying extra',
      text: 'Debts with a higher rate come first. Some contracts limit extra payments or charge a fee for them, which is not part of this computation.',
    },
  ],
  'credit-card-payoff': [
    {
      title: 'Out of the debt',
      text: "A fixed payment clears the balance in a number of months that grows without bound as the payment approaches one month's interest. At 18 % a year a balance of 2,000 bears 30 in the first month: a payment of 30 never ends, and of 40 it takes 94 months. The last payment is the smaller rest.",
    },
    {
      title: 'Mistake: the minimum payment',
      text: 'A minimum in percent of the balance shrinks with it and stretches the debt over many years. Fix the payment in money instead; and new purchases are not included here.',
    },
  ],
  'loan-interest-rate': [
    {
      title: 'The rate behind the instalments',
      text: 'A shop offers 1,000 in 12 instalments of 90: the 80 on top look like 8 %, but the debt falls every month, and the rate is 1.2043 % a month, about 14.45 % a year nominal. There is no formula for the rate: it is found by iteration, and put back into the equation.',
    },
    {
      title: 'Fees belong to it',
      text: 'What is really paid out counts. If 20 are kept as a fee, enter 980, and the rate rises: that is the idea of an effective annual rate.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
