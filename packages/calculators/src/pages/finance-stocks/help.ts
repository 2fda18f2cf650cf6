import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'bid-ask-spread': [
    {
      title: 'What trading costs at once',
      text: 'Buyers pay the ask, sellers receive the bid; whoever buys and sells at once loses the spread. It is small for shares that are traded much and wide for those that are not. In percent of the middle of both it is comparable: 49.95 to 50.05 is 0.10, or 0.2 %.',
    },
    {
      title: 'Mistake: counting it twice',
      text: 'A purchase followed by a sale costs one whole spread, half of it each time, measured from the middle.',
    },
  ],
  'bond-equivalent-yield': [
    {
      title: 'Bills made comparable with bonds',
      text: "Treasury bills pay no coupon: the gain is face value less price. It is related to the price and stretched to 365 days without compounding, so that it can be set beside a bond's yield. 980 for 1,000 in 90 days is a yield of 8.28 %.",
    },
    {
      title: 'Mistake: the bank discount',
      text: 'The quoted discount rate of a bill relates the gain to the face value and uses 360 days; it is lower than this yield.',
    },
  ],
  'book-value-per-share': [
    {
      title: 'What the balance sheet leaves a share',
      text: 'Equity of the common shareholders over the number of common shares: what each would receive if all assets were sold and debts paid at book values. Investors set the price beside it. It says much for banks and insurers, whose assets are near market values, and little where value lies in brands and knowledge.',
    },
    {
      title: 'Mistake: preferred capital',
      text: 'Preferred shareholders come first. Their capital is subtracted from equity before it is divided among the common shares.',
    },
  ],
  'capital-asset-pricing-model': [
    {
      title: 'The reward for market risk',
      text: "Only the risk that diversification cannot remove is rewarded: $\\beta$ tells how strongly the asset moves with the market. $\\beta = 1$ earns the market's return, $\\beta = 0$ the riskless rate. With 3 %, a market return of 8 % and $\\beta = 1.2$ it is 9 %. Firms use it for the cost of equity.",
    },
    {
      title: 'Mistake: premium for return',
      text: 'The market return stands in the formula as a whole. If the market premium $R_m - R_f$ is known, add the riskless rate first.',
    },
  ],
  'capital-gains-yield': [
    {
      title: 'The gain from the price alone',
      text: 'A share bought at 50 and now at 56 has gained 12 %. Together with the dividend yield it makes the total return. It may be negative. In the model of constant growth it equals the growth rate of the dividends.',
    },
    {
      title: 'Mistake: points and percent',
      text: 'A fall of 50 % is undone only by a rise of 100 %: the second is reckoned on the lower price. And splits of the share must be removed from the old price.',
    },
  ],
  'current-yield': [
    {
      title: 'Income from a bond today',
      text: 'The coupons of a year over the price: 60 on a price of 950 are 6.32 %. It is what the investor receives each year for the money laid out, but ignores what happens to the price until repayment. For a bond above its face value it exceeds the yield to maturity, below it falls short.',
    },
    {
      title: 'Mistake: coupon rate',
      text: 'The coupon rate relates the same 60 to the face value, and does not change with the price.',
    },
  ],
  'diluted-earnings-per-share': [
    {
      title: 'If all rights were exercised',
      text: 'Options and convertible bonds may become shares and dilute the earnings of each. The diluted figure shows this at its worst and is at most the basic one if income is positive. A large gap between both warns that many shares may yet come. Here the instruments are entered as the number of shares they would become.',
    },
    {
      title: 'Mistake: interest saved',
      text: 'If convertible bonds became shares their interest would not be paid: it is added, after tax, to the net income.',
    },
  ],
  'dividend-payout-ratio': [
    {
      title: 'How much is passed on',
      text: 'Dividends in percent of net income: of 5 earned, 2 paid is 40 %. Grown firms pay much, growing ones little or nothing. A ratio near or above 100 % cannot last, unless income was low for one year only. One less the ratio is the retention ratio, which feeds growth.',
    },
    {
      title: 'Mistake: buying back shares',
      text: 'Repurchases return money to shareholders as well and are not in this ratio. Firms that prefer them appear stingy.',
    },
  ],
  'dividend-yield': [
    {
      title: 'Income on the price at the start',
      text: 'The dividends of the period over the price at its beginning is the part of the return that is paid out. Added to the capital gains yield it gives the total return, and for this sum both must refer to the same initial price.',
    },
    {
      title: 'A high yield may be a warning',
      text: 'The yield rises when the price falls. Very high ones often mean that the market expects the dividend to be cut.',
    },
  ],
  'dividends-per-share': [
    {
      title: 'From the total to one share',
      text: 'All dividends of the period divided by the number of shares. Followed over years it shows whether a firm raises what it pays; most try not to lower it. Extraordinary dividends are better left out of a comparison, or counted separately.',
    },
    {
      title: 'Mistake: shares issued in the year',
      text: 'Shares that were not outstanding when the dividend was paid received none. Use those outstanding then, without treasury shares.',
    },
  ],
  'earnings-per-share': [
    {
      title: 'Profit of one share',
      text: 'Net income over the weighted mean of the shares outstanding; weighted, because shares issued in July earn for half a year only. Preferred dividends are subtracted first. Price over this figure is the price/earnings ratio. Growth of the figure shows growth for the owner, while net income may grow through new shares alone.',
    },
    {
      title: 'Mistake: comparing firms',
      text: '6 per share is not better than 3: it depends on into how many shares a firm is cut. Compare it with the price.',
    },
  ],
  'equity-multiplier': [
    {
      title: 'Leverage as a factor',
      text: "Assets over equity: 2.5 means that of every 2.5 in assets 1 is the owners'. It is one more than debt to equity. In the DuPont analysis it turns the return on assets into the return on equity: 6 % times 2.5 make 15 %.",
    },
    {
      title: 'Mistake: more is better',
      text: 'It multiplies losses in the same way. A return on equity that grew through this factor was bought with risk.',
    },
  ],
  'equity-multiplier-from-equity-ratio': [
    {
      title: 'The reciprocal view',
      text: 'An equity ratio of 40 % means that equity is 0.4 of the assets, so the assets are $\\frac{1}{0.4} = 2.5$ times the equity. Balance sheets abroad often state the equity ratio, while the DuPont formula asks for the multiplier. A firm without debt has 1 in both.',
    },
    {
      title: 'Mistake: debt ratio',
      text: 'The reciprocal of the debt ratio is something else. From a debt ratio of 60 % take first $1 - 0.6 = 0.4$.',
    },
  ],
  'estimated-earnings': [
    {
      title: 'A forecast by difference',
      text: 'Expected sales less expected expenses. It is as good as both forecasts, and the difference reacts strongly: sales of 100 and expenses of 90 make 10, and if sales turn out 5 % lower at the same expenses, the earnings are halved. Make it for several scenarios.',
    },
    {
      title: 'Mistake: expenses that do not follow',
      text: 'Part of the expenses is fixed. Lowering all of them in proportion to sales makes bad years look too good.',
    },
  ],
  'estimated-earnings-with-profit-margin': [
    {
      title: 'A forecast by margin',
      text: 'If the margin of past years is expected to stay, sales times margin gives the earnings: 2 million at 8 % are 160,000. It is quick and needs few data. The margin should be one without extraordinary items, and of a comparable phase of the business cycle.',
    },
    {
      title: 'Mistake: a constant margin',
      text: 'With fixed costs the margin rises when sales grow and falls when they shrink, so the method understates both changes.',
    },
  ],
  'geometric-mean-return': [
    {
      title: 'The return that was really earned',
      text: 'The factors of the periods are multiplied and the root is taken: the steady return with the same end. It is never above the arithmetic mean, and the more the returns vary, the further it lies below, by roughly half the variance. Funds report past performance with it.',
    },
    {
      title: 'Which mean for what',
      text: 'For the past over several periods this one; to estimate the expected return of the next single period the arithmetic mean is the unbiased one.',
    },
  ],
  'holding-period-return-from-returns': [
    {
      title: 'Linking returns',
      text: "Each period's return applies to what the last one left, so the factors $1 + r_i$ are multiplied. The order does not matter. A return of $-100\\,\\%$ ends everything, whatever follows. Because deposits and withdrawals do not enter, it measures the investment and not the timing of the investor.",
    },
    { title: 'Mistake: plus 50, minus 50', text: 'The sum is 0, but $1.5 \\cdot 0.5 = 0.75$: a quarter is lost.' },
  ],
  'holding-period-return-from-periodic-rate': [
    {
      title: 'The whole time in one figure',
      text: 'A steady rate compounds over all periods: 0.5 % a month for 24 months is 12.72 %. It converts a monthly rate into that of a year or a term into its total. Only the number of periods counts, not their length, so rate and number must speak of the same period.',
    },
    {
      title: 'Mistake: rate times number',
      text: '$24 \\cdot 0.5\\,\\% = 12\\,\\%$ leaves out the interest on interest, and the gap grows with time.',
    },
  ],
  'holding-period-return': [
    {
      title: 'Everything earned, over what was paid',
      text: 'Income and gain in value of the whole time an asset was held: rent of 6,000 and a gain of 9,000 on 100,000 are 15 %. It takes in both sources and suits any asset. The length of time is not in it: to compare, turn it into a yearly rate.',
    },
    {
      title: 'Mistake: the end value',
      text: 'The appreciation is the gain alone. Entering the final value instead makes the return larger by 100 %.',
    },
  ],
  'net-asset-value': [
    {
      title: 'The price of a fund share',
      text: 'Assets at market prices less liabilities, divided by the shares outstanding. Open funds issue and take back shares at this value once a day. Shares of closed funds and exchange-traded funds are traded at a premium or discount to it.',
    },
    {
      title: 'Low is not cheap',
      text: 'A fund at 10 is no better bargain than one at 100: the value depends on how many shares there are, and the return on what is in it.',
    },
  ],
  'preferred-stock-value': [
    {
      title: 'A dividend for ever',
      text: "Preferred shares mostly pay a fixed dividend without end, so their value is that of a perpetuity: 6 a year at 7.5 % are worth 80. If the rate demanded rises, the value falls, as with a long bond. The discount rate lies between that of the firm's bonds and of its common shares.",
    },
    {
      title: 'Mistake: shares that can be called',
      text: 'If the firm may buy the share back at a fixed price, it will hardly be worth much more than that.',
    },
  ],
  'rate-of-return-on-preferred-stock': [
    {
      title: 'The yield of a fixed dividend',
      text: 'A preferred share at 80 that pays 6 a year yields 7.5 %, as long as the dividend is paid. For the firm this is the cost of preferred capital, one of the parts of its cost of capital. It is the perpetuity formula solved for the rate.',
    },
    {
      title: 'No deduction',
      text: "Unlike interest, preferred dividends do not reduce the firm's taxable income, so no tax factor is applied.",
    },
  ],
  'price-to-book-value': [
    {
      title: 'Market against books',
      text: 'A ratio of 1 means that the market pays for the firm what the books show. Above 1 it expects returns on equity beyond the cost of equity, or sees values the books do not hold; below 1 it doubts the assets or the earnings. For banks it is a standard measure.',
    },
    {
      title: 'Mistake: unseen assets',
      text: 'Software, brands and research mostly do not appear in the books. Between a factory and a software house the ratio compares nothing.',
    },
  ],
  'price-to-earnings': [
    {
      title: 'Years of earnings',
      text: 'A ratio of 15 means that the price is 15 times the yearly earnings; its reciprocal, 6.67 %, is the earnings yield. High ratios express expected growth or low risk, low ones the opposite. Say which earnings are meant: of the last four quarters, or expected.',
    },
    {
      title: 'Mistake: cheap at the peak',
      text: 'In cyclical trades the ratio is lowest when earnings are at their peak, and highest in a slump.',
    },
  ],
  'price-to-sales': [
    {
      title: 'When there are no earnings yet',
      text: 'Price over sales per share can be formed even with losses, and sales are harder to embellish than profit. It serves for young firms and for comparison within one trade. Firms with wide margins deserve a higher ratio: it is the price/earnings ratio times the net margin.',
    },
    {
      title: 'Debt is left out',
      text: 'The price values the equity only, but sales are earned with borrowed money as well. Highly indebted firms look cheap.',
    },
  ],
  'risk-premium': [
    {
      title: 'Extra return for extra risk',
      text: 'What an investment earns, or is expected to earn, beyond a riskless one such as a short government bill: 8 % against 3 % is a premium of 5 percentage points. Expected premiums are positive for risky assets, realized ones may be negative for years.',
    },
    {
      title: 'Mistake: different terms',
      text: 'Both returns must be for the same time and currency, and both nominal or both real.',
    },
  ],
  'stock-present-value-with-constant-growth': [
    {
      title: 'The Gordon model',
      text: 'If dividends grow by $g$ for ever, their value today is $\\frac{D_1}{r - g}$: 2 next year, 9 % required and 4 % growth make 40. It suits mature firms with a steady policy. Rearranged, it gives the return implied by a price, $\\frac{D_1}{P} + g$.',
    },
    {
      title: "Mistake: last year's dividend",
      text: 'The numerator is the next dividend. With the last one, $D_0$, the value is too small by the factor $1 + g$.',
    },
  ],
  'growth-rate': [
    {
      title: 'Growth from own means',
      text: 'What is retained is invested and earns the return on equity: keeping 60 % at 15 % lets equity and earnings grow by 9 % a year without new shares and at unchanged leverage. Faster growth must be financed from outside. It supplies $g$ for the Gordon model.',
    },
    {
      title: 'Mistake: returns that do not stay',
      text: 'It assumes that new investments earn as much as the old. Large firms seldom keep a high return for long.',
    },
  ],
  'required-rate-of-return': [
    {
      title: 'What the price promises',
      text: 'In the Gordon model the price equates the value of all dividends, so the return it implies is the dividend yield plus growth: 3 % and 5 % are 8 %. Investors compare it with what they demand for the risk; analysts use it as the cost of equity.',
    },
    {
      title: 'Mistake: the old dividend',
      text: "The yield here is that of the next dividend over today's price. That of the last year is lower by the factor $1 + g$.",
    },
  ],
  'stock-present-value-with-zero-growth': [
    {
      title: 'A level dividend',
      text: 'If the dividend stays the same for ever, the share is a perpetuity: 3 a year at 8 % are worth 37.50. It is the Gordon model with $g = 0$ and a lower bound for a firm whose dividend is expected to grow. The first dividend is one period away.',
    },
    {
      title: 'Mistake: earnings for dividends',
      text: 'Only if all earnings are paid out, and nothing grows, may they stand in place of the dividend.',
    },
  ],
  'tax-equivalent-yield': [
    {
      title: 'Tax-free made comparable',
      text: 'A tax-free bond at 3 % leaves as much as a taxable one at $\\frac{3}{1 - 0.4} = 5\\,\\%$ for an investor who pays 40 %. The higher the tax rate, the more attractive the exemption. In the United States it is used for municipal bonds.',
    },
    {
      title: 'Mistake: the average rate',
      text: 'The rate on the additional income counts, that is the marginal one, with state tax if that is saved too.',
    },
  ],
  'total-stock-return-percentage': [
    {
      title: 'Price and dividend together',
      text: 'Bought at 50, sold at 54, a dividend of 2: $\\frac{4 + 2}{50} = 12\\,\\%$. Only the total return lets one compare a share that pays much with one that grows. Indices exist in both forms, with and without dividends; over decades the difference is large.',
    },
    {
      title: 'Mistake: dividing by the end',
      text: 'The return is on what was paid at the start, not on the final price. And dividends that were reinvested have earned returns too.',
    },
  ],
  'total-stock-return-cash-amount': [
    {
      title: 'The result in money',
      text: 'Gain in price plus dividends, per share: 54 less 50 and a dividend of 2 are 6. Times the number of shares it is what the position earned before fees and tax. It may be negative although dividends were received.',
    },
    {
      title: 'No measure of quality',
      text: '6 on 50 is much, 6 on 500 is little. To compare, divide by the initial price.',
    },
  ],
  'total-stock-return-from-yields': [
    {
      title: 'Two sources of return',
      text: 'Dividend yield and capital gains yield refer to the same initial price, so they simply add: 4 % and 8 % are 12 %. The split tells how much was received in cash and how much exists only on paper, which differs in tax and in certainty.',
    },
    {
      title: 'Mistake: yields of different bases',
      text: "A dividend yield quoted on today's price must not be added to a gain computed on the price of a year ago.",
    },
  ],
  'approximate-yield-to-maturity': [
    {
      title: 'An estimate without iteration',
      text: 'The yearly income, coupon plus an equal share of gain or loss until repayment, over the mean of price and face value. For prices near the face value it is good to some hundredths of a percent. At a price equal to the face value it gives the coupon rate exactly.',
    },
    {
      title: 'Where it is off',
      text: 'Far from the face value, and for long terms, the error grows, because it spreads the gain evenly without compounding. Use the exact yield to decide.',
    },
  ],
  'zero-coupon-bond-value': [
    {
      title: 'One payment at the end',
      text: 'A bond without coupons is worth its discounted face value: 1,000 in 10 years at 4 % are 675.56. All of the return lies in the discount. Since nothing comes earlier, its duration equals its term, and it reacts more strongly to rates than a coupon bond of the same term.',
    },
    {
      title: 'Mistake: half-yearly yields',
      text: 'Some markets quote yields compounded twice a year. Then use half the rate and twice the periods.',
    },
  ],
  'zero-coupon-bond-yield': [
    {
      title: 'Growth from price to face value',
      text: 'The yearly rate at which the price grows to the face value: 675.56 to 1,000 in 10 years is 4 %. If the bond is kept to the end and paid, this is exactly what is earned, for no coupons must be reinvested. Such yields by term form the spot curve.',
    },
    {
      title: 'Mistake: gain per year',
      text: '$\\frac{324.44}{675.56}$ over 10 years are 4.80 % a year without compounding, which is not the yield.',
    },
  ],
  'earnings-yield': [
    {
      title: 'Earnings per unit of price',
      text: 'The reciprocal of the price/earnings ratio: 3 on a price of 60 are 5 %. In this form a share can be set beside the yield of a bond, and a loss simply makes it negative, while the ratio upside down has no meaning.',
    },
    {
      title: 'Mistake: taking it for income',
      text: "Earnings are not paid out in full, and they are expected to change. A bond's coupon is fixed and promised.",
    },
  ],
  'bond-price': [
    {
      title: 'Coupons and repayment, discounted',
      text: 'Each coupon is $\\frac{c}{m}$ of the face value, and is discounted at $\\frac ym$ per period. If the yield equals the coupon rate, the price is the face value (at par); a higher yield presses it below, a lower one lifts it above. As maturity approaches it moves to the face value.',
    },
    {
      title: 'Clean and dirty',
      text: 'The price here is right after a coupon. Between two coupons the buyer also pays the interest accrued since the last one.',
    },
  ],
  'yield-to-maturity-exact': [
    {
      title: 'The internal rate of a bond',
      text: 'The one yield at which coupons and repayment are worth the price. It is found by iteration and is nominal per year: twice the half-yearly rate for two coupons. For a bond below its face value it exceeds the current yield, and that exceeds the coupon rate.',
    },
    {
      title: 'What it assumes',
      text: 'It is earned only if the bond is kept to the end, is paid, and the coupons are reinvested at the same rate.',
    },
  ],
  'bond-duration-and-convexity': [
    {
      title: 'How rates move the price',
      text: "Macaulay's duration is the mean time of the payments, weighted by present value. Divided by $1 + \\frac ym$ it is the modified duration: the loss in percent when the yield rises by one percentage point, to first order. Convexity adds the bend: $\\frac{\\Delta P}{P} \\approx -D^{*}\\Delta y + \\frac12 C(\\Delta y)^2$.",
    },
    {
      title: 'Mistake: duration as term',
      text: 'Only for a zero coupon bond is it the term. Coupons shorten it, the more the higher they are.',
    },
  ],
  'sharpe-ratio': [
    {
      title: 'Reward per unit of risk',
      text: 'Excess return over standard deviation: 9 % with a riskless 3 % and a deviation of 12 % give 0.5. Of two funds the one with the higher ratio gives more for the same risk, if money can be lent and borrowed at the riskless rate. Both figures must be for the same period, mostly a year.',
    },
    {
      title: 'Mistake: monthly figures',
      text: 'From monthly data multiply the ratio by $\\sqrt{12}$, if the returns are independent. With negative excess return the ranking means nothing.',
    },
  ],
  'black-scholes-option-price-and-greeks': [
    {
      title: 'The price of a right',
      text: 'The value of a European option follows from the cost of reproducing it by share and riskless loan, so the expected return of the share does not enter. $N(d_2)$ is the risk-neutral probability of exercise, delta the number of shares to hold. Only the volatility must be estimated; solved for it, a market price gives the implied volatility.',
    },
    {
      title: 'Mistake: volatility of a day',
      text: '$\\sigma$ is per year: a daily deviation is multiplied by about $\\sqrt{252}$, the root of the number of trading days.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };
