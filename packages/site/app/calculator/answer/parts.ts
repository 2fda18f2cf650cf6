import { SecondFunction } from '../../figure/compare/part.ts';
import { Handles } from '../../figure/drag/part.ts';
import { SoundButton } from '../../figure/sound/part.ts';
import { TableCopies } from '../../figure/table/parts.ts';
import { later } from '../../later.tsx';
import { loadTypesetting } from '../../math/typeset.ts';

/** What a page shows only once there is an answer: none of it is fetched before. */
export const Answer = later(() => import('./Answer.tsx'));
export const Working = later(() => import('../steps/Working.tsx'));
export const Tables = later(() => import('./Tables.tsx'));
export const Figure = later(() => import('../../figure/Figure.tsx'));

/** A figure, and what can be done with it. */
export const loadFigure = (): Promise<unknown> =>
  Promise.all([Figure, Handles, SecondFunction, SoundButton, TableCopies].map((part) => part.load()));

/** Everything that an answer may need, at once. */
export const loadParts = (): Promise<unknown> =>
  Promise.all([...[Answer, Working, Tables].map((part) => part.load()), loadFigure(), loadTypesetting()]);
