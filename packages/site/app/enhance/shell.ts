/** The shell of a page of words. */

import './every-shell.ts';
import { allowLetters, lettersAfterPaint } from './letters-after-paint.ts';

lettersAfterPaint(allowLetters);
