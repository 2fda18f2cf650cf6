import type { Reader } from './body.ts';
import type { Allowance, Dependencies } from './dependencies.ts';
import type { ProblemMessage } from './problem.ts';
import { refusalResponse } from './refusal-response.ts';

/** So many bytes are read and taken apart in the time of a light calculation. */
const bytesForAPoint = 4096;

/** What a request costs who sends it before anything is done for it: by its size. */
const pointsFor = (bytes: number): number => 1 + Math.floor(bytes / bytesForAPoint);

export type Charge = (
  client: () => string,
  bytes: number,
) => Promise<{ readonly problem: ProblemMessage; readonly extra?: Record<string, string> } | undefined>;

/** Takes the points for so many bytes; what is to be said where there are none left. */
export const createCharge =
  (spend: ((client: string, points: number) => Promise<Allowance>) | undefined): Charge =>
  async (client, bytes) => {
    const allowance = await spend?.(client(), pointsFor(bytes));
    return allowance?.allowed === false ? refusalResponse({ refused: 'rate', allowance }) : undefined;
  };

/** How the body of a client's request is read. */
export function createReader({
  limits,
  turn,
}: Pick<Dependencies, 'limits' | 'turn'>): (client: () => string) => Reader {
  const charge = createCharge(limits?.calculation);
  return (client) => ({ pay: (bytes) => charge(client, bytes), turn: () => turn(client()) });
}
