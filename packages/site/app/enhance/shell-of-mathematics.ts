/** The shell of a page with formulas, with numbers that follow the decimal mark, or with a calculator. */

import './every-shell.ts';
import { hydrateIsland } from './hydrate.ts';
import { lettersAfterPaint } from './letters-after-paint.ts';
import { allowPartByPart } from './letters-part-by-part.ts';
import { marksNumbers } from './marks-numbers.ts';

lettersAfterPaint(allowPartByPart);
marksNumbers();
hydrateIsland();
