import { expression } from '../../kit/fields/expression.ts';

/** The whole numbers over which a sum or a product goes. */
export const range = {
  from: expression({
    label: 'From',
    hint: 'The first index: a whole number, or a letter that stands for one.',
    accepts: 'a whole number such as 1, or a letter that stands for one',
  }),
  to: expression({
    label: 'To',
    hint: 'The last index: a whole number, a letter such as n, or +oo.',
    accepts: 'a whole number such as 10, a letter such as n, or +oo',
  }),
};

/** The sentences that ask for a sum or a product. */
export const asksOverRange = (name: 'sum' | 'product') =>
  [
    `${name}[ of] {function} from k={from} to {to}`,
    `${name}[ of] {function} from n={from} to {to}`,
    `${name}[ of] {function} from {from} to {to}`,
    `${name}[ of] {function} for k from {from} to {to}`,
    `${name}[ of] {function} for (k|n|j|m)={from} to {to}`,
    `${name}[ of] {function}, (k|n|j|m)={from} to {to}`,
    `${name}[ of][ all][ the][ natural][ whole] (numbers|integers)[ from] {from} to {to}{function=k}`,
    `${name}[ of] {function} (k|n|j|m|i)={from} to {to}`,
    `${name} from {from} to {to}{function=k}`,
    `${name}[ of] 1 to {to}{from=1}{function=k}`,
    `${name}[ of][ the] first {to}[ natural][ whole][ positive] (numbers|integers){function=k}{from=1}`,
  ] as const;
