/** The shell of a page with formulas, with numbers that follow the decimal mark, or with a calculator. */

import { marksNumbers } from './marks-numbers.ts';
import './shell.ts';
import { hydrateIsland } from './hydrate.ts';
import { lettersPartByPart } from './letters-part-by-part.ts';

lettersPartByPart();
marksNumbers();
hydrateIsland();
