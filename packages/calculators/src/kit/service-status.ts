/** How the process that answers is since it started, for people: what the service says at `/nomogram/status` and the site shows. */
export interface ServiceStatus {
  /** Why it takes no requests now; empty while it does. */
  readonly unready: readonly string[];
  /** Whether messages of visitors can be stored; everything else does without. */
  readonly messages: boolean;
  readonly version: string;
  /** ISO time of its start. */
  readonly since: string;
  /** Heavy calculations that wait for their turn. */
  readonly waiting: number;
  /** Calculations that were ended because they took too long, or too much memory. */
  readonly overTime: number;
  readonly overMemory: number;
  /** Answers that were withheld because they did not pass their check. */
  readonly failedChecks: number;
}
