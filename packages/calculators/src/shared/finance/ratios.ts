import { money } from '../../kit/fields/money.ts';
import { inNumber, inShare } from './result.ts';

/*
 * Ratios that stand on several pages, each with the address, examples and book of its own.
 */

export const currentRatio = {
  title: 'Current Ratio',
  purpose: 'Whether current assets would pay what is due within a year.',
  inputs: { currentAssets: money('Current assets'), currentLiabilities: money('Current liabilities', { above: 0 }) },
  result: inNumber('Current ratio', 'times'),
  formula: 'currentAssets / currentLiabilities' as const,
};

export const debtRatio = {
  title: 'Debt Ratio',
  purpose: 'Which share of the assets is financed by debt.',
  inputs: { totalLiabilities: money('Total liabilities'), totalAssets: money('Total assets', { above: 0 }) },
  result: inShare('Debt ratio'),
  formula: 'totalLiabilities / totalAssets' as const,
};
