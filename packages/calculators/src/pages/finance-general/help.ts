import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'future-value-of-annuity': [
    {
      title: 'Saving in equal steps',
      text: 'What regular deposits at the end of each period amount to right after the last one. The first earns interest for $n - 1$ periods, the last for none. 100 a month at 0.5 % come to 16,387.93 in ten years, of which 12,000 were paid in. Use it for savings plans, pension funds and sinking funds.',
    },
    {
      title: 'Mistake: one period more',
      text: 'If the balance is wanted one period after the last deposit, or deposits are made at the start, it is the annuity due, larger by the factor $1 + r$.',
    },
  ],
  'future-value-of-annuity-with-continuous-compounding': [
    {
      title: 'Equal deposits, interest at every instant',
      text: 'The deposits still come one per unit of time, but between them interest is added continuously, so each grows by $e^{r}$ per unit. It is the ordinary annuity with the rate $e^r - 1$. Such formulas stand in texts that use continuous rates throughout; with $r = 0$ the value is just the sum of the deposits.',
    },
    {
      title: 'Mistake: a continuous stream',
      text: 'Money that flows in without interruption is worth $C\\,\\frac{e^{rt} - 1}{r}$, which is a little more.',
    },
  ],
  'number-of-periods-for-future-value-of-annuity': [
    {
      title: 'How long to save',
      text: 'The number of equal deposits after which the goal is reached. It is rarely whole: 45.2 means that 45 deposits are not enough, and the 46th may be smaller. Doubling the deposit less than halves the time if interest is earned, because there is less time for it.',
    },
    {
      title: 'Mistake: the first balance',
      text: 'A sum already saved is not in this formula. Subtracting it from the goal ignores the interest that it will earn.',
    },
  ],
  'annuity-payment-from-present-value': [
    {
      title: 'Spreading a sum over time',
      text: 'A capital of today is turned into equal payments at the end of each period, until nothing is left: instalments of a loan, or a pension drawn from savings. Each payment contains interest on the rest and a part of the capital. 100,000 at 4 % pay 7,358.18 a year for 20 years.',
    },
    {
      title: 'Mistake: interest only',
      text: '$r\\,PV$ a period leaves the capital untouched for ever. The payment here is larger, because it uses the capital up.',
    },
  ],
  'annuity-payment-from-future-value': [
    {
      title: 'What must be put aside',
      text: 'The equal deposit at the end of each period that grows to the goal. 50,000 in 10 years at 3 % need 4,361.53 a year, and not 5,000, because interest contributes the rest. Firms build a sinking fund so, to repay a bond in one sum.',
    },
    {
      title: 'Mistake: inflation of the goal',
      text: "A goal in today's prices will cost more by then. Let it grow with the expected inflation first, or use a real rate.",
    },
  ],
  'number-of-periods-for-present-value-of-annuity': [
    {
      title: 'How long the money lasts',
      text: 'A capital with equal withdrawals at the end of each period is exhausted after this many. If the withdrawal does not exceed the interest, it lasts for ever, and there is no answer. It is also the term of a loan with a given payment. The part after the point stands for a last, smaller payment.',
    },
    {
      title: 'Near the interest all is sensitive',
      text: 'At 5 % a capital of 100,000 with 5,500 a year lasts 49 years, with 6,000 only 37: a small change in withdrawal or rate moves the end far.',
    },
  ],
  'present-value-of-annuity': [
    {
      title: 'The worth of a series of payments',
      text: 'The sum that, invested today, could make exactly these payments, the first one period from now. It compares instalments with a cash price, a pension with a lump sum, and gives the loan that a payment can carry. The later the payment, the less it adds: for ever it would be $\\frac Pr$, which bounds it.',
    },
    {
      title: 'Mistake: adding payments up',
      text: '20 payments of 1,000 are not worth 20,000 but at 4 % 13,590.33. Only at a rate of 0 are both the same.',
    },
  ],
  'average-collection-period': [
    {
      title: 'Days until customers pay',
      text: 'The turnover of receivables says how often in a year they are collected; 365 over it is the mean time. A turnover of 12.5 is 29.2 days. Compare it with the terms on the invoice: an average well beyond them shows late payers or lax reminders.',
    },
    {
      title: 'Mistake: a different year',
      text: 'Some texts use 360 days, and the result is 1.4 % smaller. Compare figures only with the same year.',
    },
  ],
  'present-value-annuity-factor': [
    {
      title: 'A table value, computed',
      text: 'Multiplied by the payment it gives the present value, so it was printed in tables for every rate and term. For 5 % and 10 periods it is 7.7217. Its reciprocal is the payment per unit of loan. It is always below the number of periods if the rate is positive, and below $\\frac1r$.',
    },
    {
      title: 'Mistake: first payment today',
      text: 'If the first payment is due at once the factor is larger by $1 + r$: 8.1078 instead of 7.7217.',
    },
  ],
  'present-value-of-annuity-due': [
    {
      title: 'Rent and premiums in advance',
      text: 'Each payment comes one period earlier than in an ordinary annuity, so all are worth more by the factor $1 + r$; the first is not discounted at all. Leases, rents, insurance premiums and tuition are paid so. It is the payment of today plus an ordinary annuity of $n - 1$ payments.',
    },
    {
      title: 'Mistake: counting the last date',
      text: '$n$ payments in advance end one period before the end of the last period. A payment at that end would be number $n + 1$.',
    },
  ],
  'future-value-of-annuity-due': [
    {
      title: 'Saving from the first day',
      text: 'With deposits at the start of each period every one earns interest for a period longer, so the final value is larger by the factor $1 + r$. Saving plans that begin today and value the balance at the end of the last period are of this kind.',
    },
    {
      title: 'Mistake: the type in spreadsheets',
      text: 'The function FV assumes the end of the period unless its last argument, the type, is 1. Leaving it out gives the ordinary annuity.',
    },
  ],
  'annuity-due-payment-from-present-value': [
    {
      title: 'Instalments that start at once',
      text: 'The first instalment is paid on the day of the loan or lease, so only the rest is really financed, and the payment is smaller by the factor $\\frac1{1 + r}$ than at the end of each period. Leasing offers with payment in advance are computed so.',
    },
    {
      title: 'Mistake: comparing leases',
      text: 'The same payment in advance and in arrears does not mean the same rate. Bring both to the same dates first.',
    },
  ],
  'annuity-due-payment-from-future-value': [
    {
      title: 'Deposits at the start for a goal',
      text: 'Since each deposit earns interest for one period more, a little less is needed: the deposit of the ordinary annuity divided by $1 + r$. The goal is reached one period after the last deposit, at the end of the last period, as in a plan that begins in January and ends in December.',
    },
    {
      title: 'Mistake: the last day',
      text: 'With deposits at the start nothing is paid on the day the goal falls due. Whoever adds one there has made $n + 1$ deposits.',
    },
  ],
  'doubling-time': [
    {
      title: 'Growth made tangible',
      text: 'The number of periods in which money grows to twice itself, whatever the amount: at 7 % after 10.24. After two such times it is four times as much. It serves for populations, prices and debts as well: inflation of 3 % halves the purchasing power in 23.45 years.',
    },
    {
      title: 'Mistake: 100 over the rate',
      text: 'At 5 % it is 14.2 years and not 20, because the interest earns interest too.',
    },
  ],
  'doubling-time-with-continuous-compounding': [
    {
      title: 'The rule of 69',
      text: 'With interest at every instant the balance is $e^{rt}$, and it is 2 at $t = \\frac{\\ln 2}{r}$, with $\\ln 2 \\approx 0.6931$: 69.3 over the rate in percent. It is the law of the half-life, read for growth. For the same stated rate it is a little shorter than with yearly interest.',
    },
    {
      title: 'Mistake: an effective rate',
      text: 'If an effective yearly rate $i$ is given, the continuous one is $\\ln(1 + i)$. Putting $i$ in directly makes the time too short.',
    },
  ],
  'doubling-time-for-simple-interest': [
    {
      title: 'When interest equals principal',
      text: 'Without interest on interest the same amount is added each year, and it reaches the principal after $\\frac1r$: at 4 % in 25 years. The next doubling takes twice as long, for the yearly amount stays and the sum to be doubled is larger.',
    },
    {
      title: 'Compared with compound interest',
      text: 'At 4 % compound interest doubles in 17.7 years. The gap widens with time: after 50 years it is three times the principal against about seven.',
    },
  ],
  'future-value': [
    {
      title: 'What a sum becomes',
      text: 'Each period multiplies the amount by $1 + r$. 1,000 at 6 % are 1,790.85 after 10 years and 3,207.14 after 20: the second ten years bring more than the first. It projects savings, prices under inflation and populations, always on the assumption that the rate stays.',
    },
    {
      title: 'Mistake: a mean of rates',
      text: 'For changing rates multiply the factors, $1.10 \\cdot 0.95$, or use their geometric mean. The arithmetic mean overstates the end.',
    },
  ],
  'future-value-with-continuous-compounding': [
    {
      title: 'Growth by the exponential function',
      text: 'The amount grows at every instant in proportion to itself, $\\frac{dV}{dt} = rV$, hence $e^{rt}$. It is the upper limit of all compounding at the stated rate: 1,000 at 6 % become 1,822.12 in 10 years, against 1,790.85 with yearly and 1,819.40 with monthly interest.',
    },
    {
      title: 'Time in the unit of the rate',
      text: 'A yearly rate calls for years: 18 months are $t = 1.5$. Fractions of a year need no special treatment here.',
    },
  ],
  'future-value-factor': [
    {
      title: 'The multiplier of a sum',
      text: '$(1 + r)^n$ is what one unit becomes, printed in tables so that a product was enough. It is the reciprocal of the present value factor. For 5 % and 14 periods it is 1.98, nearly a doubling. Factors of successive times multiply: ten periods and then five give that of fifteen.',
    },
    {
      title: 'Mistake: factor and interest',
      text: 'The interest earned per unit is the factor less 1: 0.98 in the example, not 1.98.',
    },
  ],
  'future-value-of-growing-annuity': [
    {
      title: 'Deposits that rise with income',
      text: 'Each deposit is greater than the one before by the factor $1 + g$, as when savings follow a salary. The value is taken right after the last deposit. The first deposit earns longest, but the later ones are larger. For $r = g$ all contribute the same, and the sum is $n P_1 (1 + r)^{n-1}$.',
    },
    {
      title: 'Mistake: the first payment',
      text: "$P_1$ is paid at the end of the first period and has not grown. If last year's amount is known, enter it times $1 + g$.",
    },
  ],
  'growing-annuity-payment-from-present-value': [
    {
      title: 'A pension that keeps pace',
      text: 'A capital of today pays amounts that grow by $g$ each period, for instance with inflation, and is used up after the last. The first payment is lower than a level one for positive $g$, and the later ones overtake it. It is also the first instalment of a loan with rising payments.',
    },
    {
      title: 'Mistake: a real rate in place of growth',
      text: "A level annuity at the rate $\\frac{1 + r}{1 + g} - 1$ gives amounts in today's prices; the first payment, made one period from now, is that times $1 + g$.",
    },
  ],
  'growing-annuity-payment-from-future-value': [
    {
      title: 'Start low, raise each year',
      text: 'The first deposit of a plan in which each one exceeds the last by $g$, and which reaches the goal right after the last. For a positive $g$ one begins with less than in a level plan and ends with more. It suits whoever expects a rising income.',
    },
    {
      title: 'The early deposits matter most',
      text: 'They earn interest for the longest time. Shifting the effort to later years means paying in more altogether.',
    },
  ],
  'present-value-of-growing-annuity': [
    {
      title: 'Payments that grow, for a limited time',
      text: 'Salaries with raises, rents with an index, royalties: $n$ payments, the first one period from now, each greater by $g$ than the one before. For $r > g$ the value approaches $\\frac{P_1}{r - g}$ as $n$ grows. For $r = g$ each is worth the same today, and the value is $\\frac{n P_1}{1 + r}$.',
    },
    {
      title: 'A rate below the growth',
      text: '$r < g$ is allowed here, as the number of payments is finite. Each payment is then worth more today than the one before it.',
    },
  ],
  'present-value-of-growing-perpetuity': [
    {
      title: 'Payments for ever, rising',
      text: '$\\frac{D_1}{r - g}$ values a share by its dividends, or a firm from the last year of a forecast on. The value reacts strongly to the difference: at 8 % and growth of 3 % it is 20 times the next payment, at 4 % growth 25 times.',
    },
    {
      title: "Mistake: this year's payment",
      text: '$D_1$ is the payment one period from now. If the last one, $D_0$, is known, take $D_0(1 + g)$. No growth above that of the whole economy can last for ever.',
    },
  ],
  'number-of-periods-for-present-value-to-reach-future-value': [
    {
      title: 'How long until the goal',
      text: 'Growth by a fixed factor per period turns the question into a logarithm: $(1 + r)^n = \\frac{FV}{PV}$. Only the ratio counts: from 1,000 to 1,500 takes as long as from 20,000 to 30,000, at 5 % 8.31 periods. For twice the sum it is the doubling time.',
    },
    {
      title: 'Mistake: no deposits',
      text: 'It holds for one sum left alone. With regular deposits use the number of periods of an annuity.',
    },
  ],
  'present-value-of-perpetuity': [
    {
      title: 'Payment without end',
      text: 'The capital whose interest alone makes the payment: $\\frac{C}{r}$, as 50 a year at 4 % are worth 1,250. It is finite because distant payments are worth next to nothing today. Endowments, preferred shares and the British consols are examples. The first payment is one period from now.',
    },
    {
      title: 'Payment already today',
      text: 'If the first payment is due at once, add it: $C + \\frac Cr$. And the rate must belong to the period of the payment: quarterly with quarterly.',
    },
  ],
  'present-value': [
    {
      title: "A later sum in today's money",
      text: 'It is what one would have to invest at the rate to own the later sum then: 10,000 in 8 years at 5 % are worth 6,768.39. Twice the time squares the discount factor. The rate should be what the money could earn at the same risk, so an uncertain sum is discounted at a higher rate.',
    },
    {
      title: 'Mistake: percent off',
      text: "8 years at 5 % do not take 40 % away but 32.3 %: each year's 5 % is reckoned on less.",
    },
  ],
  'present-value-with-continuous-compounding': [
    {
      title: 'Discounting at every instant',
      text: 'The factor $e^{-rt}$ takes the place of $(1 + r)^{-t}$. It is the convention of option pricing and bond theory, because rates of successive times add: $e^{-r_1 t_1}e^{-r_2 t_2}$. 1,000 in 5 years at 4 % are worth 818.73, a little less than 821.93 with yearly discounting at the same stated rate.',
    },
    {
      title: 'Converting the rate',
      text: 'To keep the value, change the rate: 4 % effective is $\\ln 1.04 \\approx 3.922\\,\\%$ continuous.',
    },
  ],
  'present-value-factor': [
    {
      title: 'The price of one unit later',
      text: 'What a promise of 1 in $n$ periods is worth: 0.6139 for 5 % and 10 periods. The price of a zero coupon bond is this factor times its face value. It falls with time and with the rate, and it is never 0 nor negative for rates above $-100\\,\\%$. The annuity factor is the sum of the factors of all periods.',
    },
    {
      title: 'Mistake: multiplying twice',
      text: 'Discounting by 10 periods multiplies once by $(1 + r)^{-10}$. Tables list factors by period: they are not to be added for a single sum.',
    },
  ],
  'rule-of-72': [
    {
      title: 'Doubling in the head',
      text: '72 divided by the rate in percent: at 6 % about 12 periods, exactly 11.90. 72 is used because it has many divisors, and because it is right for about 8 %; the limit for small rates would be $100 \\ln 2 \\approx 69.3$. For the time to triple take 114, for four times 144.',
    },
    {
      title: 'Where it fails',
      text: 'The error grows with the rate: at 36 % it says 2 periods, and 2.25 is right. And it holds for compound interest only.',
    },
  ],
  'rate-required-to-double': [
    {
      title: 'Which rate doubles in time',
      text: 'To double in 10 years the rule asks for 7.2 %, and exactly it is $2^{1/10} - 1 \\approx 7.18\\,\\%$. It is a quick judgement of promises: doubling in 3 years needs about 26 % a year. The exact rate is shown beside the estimate.',
    },
    {
      title: 'Short times',
      text: 'For one period the rule says 72 %, while 100 % are needed. It is good from about five periods on.',
    },
  ],
  'weighted-average': [
    {
      title: 'Values of unequal weight',
      text: 'Each value counts in proportion to its weight: marks by credit points, prices by quantity, returns of a portfolio by amounts invested. Only the ratios of the weights matter, so percent, shares or pieces may be given, and they need not add up to 1. With equal weights it is the ordinary mean.',
    },
    {
      title: 'Mistake: averaging averages',
      text: 'The mean of 60 from 10 people and of 80 from 30 is 75, not 70: group sizes are the weights.',
    },
  ],
  'compound-annual-growth-rate': [
    {
      title: 'One rate for an uneven way',
      text: 'The rate that, the same every year, would have led from the first to the last value. From 200 to 300 in 5 years it is 8.45 %. It makes growth over different times comparable; what happened between does not enter, neither the ups and downs nor deposits.',
    },
    {
      title: 'Mistake: counting years',
      text: 'From the end of 2018 to the end of 2023 are 5 years, although six values are listed. And the choice of first and last year can flatter.',
    },
  ],
  'savings-goal': [
    {
      title: 'What to put aside each month',
      text: 'First what is already saved grows to the date of the goal; the rest must come from equal monthly deposits at the end of each month, at a twelfth of the annual rate. If the savings alone reach the goal, no deposit is needed. Starting earlier lowers the deposit more than a higher rate would.',
    },
    {
      title: 'Mistake: an uncertain return',
      text: 'With shares the rate is no promise. Try the plan with a lower one too, and state the goal in the prices of that year.',
    },
  ],
  'savings-growth-with-monthly-contributions': [
    {
      title: 'Start and steady saving together',
      text: 'Two parts add up: the initial amount grows on its own, and the deposits at the end of each month form an annuity. Interest is credited monthly at a twelfth of the annual rate. Over short times the deposits dominate, over long ones the interest: 200 a month at 6 % for 40 years are 398,298, of which 96,000 were paid in.',
    },
    {
      title: 'Mistake: yearly yield for rate',
      text: 'The annual rate is a nominal one: 6 % here yields 6.168 % a year.',
    },
  ],
  'percentage-change': [
    {
      title: 'Always of the old value',
      text: 'From 80 to 92 the value grows by 12, and 12 is 15 % of 80. Back from 92 to 80 it falls by 13.04 %, for now 92 is the whole. After a loss of 50 % it takes a gain of 100 % to be where one was.',
    },
    {
      title: 'Mistake: percent and percentage points',
      text: 'A rate that goes from 4 % to 5 % rises by one percentage point, which is 25 %. And changes that follow one another multiply: 10 % up and 10 % down leave 99 %.',
    },
  ],
  'percentage-of-a-value': [
    {
      title: 'A hundredth, so many times',
      text: '15 % of 80 are $\\frac{15}{100} \\cdot 80 = 12$: a tip, a discount, a tax. With the tax on top it is 92, with the discount off 68. To go back from 92 to the price without tax, divide by 1.15.',
    },
    {
      title: 'Mistake: taking the percentage off again',
      text: '15 % less than 92 is 78.20 and not 80, because the second percentage is of the larger value.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
