import { judgeAttempt } from '@nomogram/calculators/kit/attempt/attempt.ts';
import { calculateInPage } from '../request/compute-in-page.ts';
import type { TypedInputs } from '../request/query.ts';
import type { Reply } from '../request/reply.ts';

/** Judges an attempt in this browser. */
export const judgeInPage = (id: string, typed: TypedInputs): Promise<Reply> => calculateInPage(id, typed, judgeAttempt);
