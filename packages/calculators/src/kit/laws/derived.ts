import type { Calculator } from '../calculator.ts';
import type { Law } from '../law.ts';
import { checkRefusesWrong } from './check.ts';
import { scalesWithLengths } from './dimensions.ts';
import { scalesWithMoney } from './money.ts';
import { orderIsIrrelevant } from './sample.ts';
import { solvesBack } from './solving.ts';

/** Every law of a calculator: what it declares, and what follows from its inputs, which nobody has to write. */
export const lawsOf = (calculator: Calculator): readonly Law[] => [
  ...calculator.laws,
  ...[
    checkRefusesWrong,
    scalesWithLengths(calculator),
    scalesWithMoney(calculator),
    orderIsIrrelevant(calculator),
    solvesBack(calculator),
  ].filter((law) => law !== undefined),
];
