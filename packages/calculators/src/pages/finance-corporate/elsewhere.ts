import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { inDoubles } from '@nomogram/math/finance/exact-flows.ts';
import { type Flow, presentValue, ratesOfReturn } from '@nomogram/math/finance/rates-of-return.ts';
import type { Amount } from '../../kit/fields/amount.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { aroundRoot, rootByHalving, rootInPython, rootInR } from '../../kit/program/halving.ts';
import { onDates, perPeriod } from '../../shared/finance/cash-flows.ts';

/*
 * Series of cash flows elsewhere. A rate of return is looked for between two ends around the one that is shown, since a series may have
 * several; where the present value only touches 0 it has no change of sign there, and no program is offered.
 */

/** The present value in a language, of a rate by its name there. */
interface Words {
  readonly python: string;
  readonly r: string;
  /** The function of a spreadsheet, which takes a guess behind its arguments. */
  readonly sheet: string;
}

function rateElsewhere(flows: readonly Flow[], { python, r, sheet }: Words, imports: readonly string[]): Elsewhere {
  const rates = ratesOfReturn(flows);
  const nearest = rates.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Number.NaN;
  const ends = aroundRoot(nearest, rates, -1);
  return {
    imports,
    before: {
      python: [...rootInPython, '', '', 'def present_value(rate):', `    return ${python}`],
      r: [`present_value <- function(rate) ${r}`],
    },
    values: {
      result: {
        python: `100 * root(present_value, ${ends.join(', ')})`,
        r: `100 * ${rootInR('present_value', ends)}`,
        sheet: `100 * ${sheet}, ${Number(nearest.toPrecision(3))})`,
        double: 100 * rootByHalving((rate) => presentValue(flows, rate), ends),
      },
    },
  };
}

/** The rate of return of flows one period apart. */
export const returnElsewhere = (flows: readonly Rational[]): Elsewhere =>
  rateElsewhere(
    inDoubles(perPeriod(flows)),
    {
      python: 'sum(flow / (1 + rate) ** k for k, flow in enumerate({cashFlows}))',
      r: 'sum({cashFlows} / (1 + rate)^(seq_along({cashFlows}) - 1))',
      sheet: 'IRR({cashFlows}',
    },
    [],
  );

/** The yearly rate of return of flows on dates. */
export const returnOnDatesElsewhere = (
  flows: readonly Rational[],
  dates: readonly { readonly day: number }[],
): Elsewhere =>
  rateElsewhere(
    inDoubles(onDates(flows, dates)),
    {
      python: 'sum(flow / (1 + rate) ** ((day - {dates}[0]).days / 365) for flow, day in zip({cashFlows}, {dates}))',
      r: 'sum({cashFlows} / (1 + rate)^(as.numeric({dates} - {dates}[1]) / 365))',
      sheet: 'XIRR({cashFlows}, {dates}',
    },
    ['from datetime import date'],
  );

/** What inflows reinvested, over outflows financed, give a period. */
export function modifiedReturnElsewhere(
  flows: readonly Rational[],
  financeRate: Amount,
  reinvestmentRate: Amount,
): Elsewhere {
  const last = flows.length - 1;
  const amounts = flows.map(Q.toNumber);
  const [finance, reinvestment] = [financeRate, reinvestmentRate].map(({ value }) => 1 + Q.toNumber(value));
  const earned = amounts.reduce((sum, flow, k) => sum + Math.max(flow, 0) * reinvestment! ** (last - k), 0);
  const paid = amounts.reduce((sum, flow, k) => sum + Math.min(flow, 0) / finance! ** k, 0);
  return {
    before: {
      python: [
        'last = len({cashFlows}) - 1',
        'earned = sum(max(flow, 0) * (1 + {reinvestmentRate}) ** (last - k) for k, flow in enumerate({cashFlows}))',
        'paid = sum(max(-flow, 0) / (1 + {financeRate}) ** k for k, flow in enumerate({cashFlows}))',
      ],
      r: [
        'last <- length({cashFlows}) - 1',
        'earned <- sum(pmax({cashFlows}, 0) * (1 + {reinvestmentRate})^(last:0))',
        'paid <- sum(pmax(-{cashFlows}, 0) / (1 + {financeRate})^(0:last))',
      ],
    },
    values: {
      result: {
        python: '100 * ((earned / paid) ** (1 / last) - 1)',
        r: '100 * ((earned / paid)^(1 / last) - 1)',
        sheet: '100 * MIRR({cashFlows}, {financeRate}, {reinvestmentRate})',
        double: 100 * ((earned / -paid) ** (1 / last) - 1),
      },
    },
  };
}

/** What flows are worth today, beyond what they cost. */
export function netPresentValueElsewhere(
  initialInvestment: Amount,
  cashFlows: readonly Rational[],
  discountRate: Amount,
): Elsewhere {
  const worth = presentValue(inDoubles(perPeriod(cashFlows, 1)), Q.toNumber(discountRate.value));
  return {
    values: {
      result: {
        python: 'sum(flow / (1 + {discountRate}) ** k for k, flow in enumerate({cashFlows}, 1)) - {initialInvestment}',
        r: 'sum({cashFlows} / (1 + {discountRate})^seq_along({cashFlows})) - {initialInvestment}',
        sheet: 'NPV({discountRate}, {cashFlows}) - {initialInvestment}',
        double: worth - Q.toNumber(initialInvestment.value),
      },
    },
  };
}
