/** The books that the formulas are from. */
const fundamentals = 'E. F. Brigham and J. F. Houston, Fundamentals of Financial Management';

export const brigham = {
  statements: `${fundamentals}, Analysis of Financial Statements`,
  timeValue: `${fundamentals}, Time Value of Money`,
  capitalBudgeting: `${fundamentals}, The Basics of Capital Budgeting`,
  stocks: `${fundamentals}, Stocks and Their Valuation`,
  workingCapital: `${fundamentals}, Working Capital Management`,
} as const;

export const ross = 'S. A. Ross, R. W. Westerfield and J. Jaffe, Corporate Finance';
export const bodie = 'Z. Bodie, A. Kane and A. J. Marcus, Investments';
export const kieso = 'D. E. Kieso, J. J. Weygandt and T. D. Warfield, Intermediate Accounting';
export const hull = 'J. C. Hull, Options, Futures, and Other Derivatives';
export const brueggeman = 'W. B. Brueggeman and J. D. Fisher, Real Estate Finance and Investments';
export const saunders = 'A. Saunders and M. M. Cornett, Financial Institutions Management';
export const damodaran = 'A. Damodaran, Investment Valuation';
export const horngren = 'C. T. Horngren, S. M. Datar and M. V. Rajan, Cost Accounting, Cost-Volume-Profit Analysis';
export const wikipediaRatios = "Wikipedia, 'Financial ratio'";
