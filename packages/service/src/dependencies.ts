import type { Entry } from '@nomogram/calculators/catalogue.ts';
import type { Contact } from '@nomogram/calculators/contact/contact.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import type { Outcome } from '@nomogram/calculators/kit/outcome.ts';
import type { TypedInputs } from '@nomogram/calculators/kit/run.ts';
import type { ServiceStatus } from '@nomogram/calculators/kit/service-status.ts';
import type { LongAnswer } from './long-answer.ts';
import type { RowsAnswer, RowsRequest } from './rows.ts';

/** What the service needs of the catalogue; the real one is `calculators/catalogue.ts`. */
export interface Catalogue {
  readonly entries: readonly Entry[];
  readonly findEndpoint: (
    segments: readonly string[],
  ) => { readonly entry: Entry; readonly values: readonly string[] } | undefined;
  readonly load: (id: string) => Promise<Calculator | undefined>;
}

/** What a client may still ask within the current window. */
export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Length of the window, and the time until it starts anew. */
  readonly windowSeconds: number;
  readonly resetSeconds: number;
}

/** Why a calculation did not come to an outcome: circumstances, not mathematics. */
export type Refusal =
  | { readonly refused: 'busy'; readonly retryAfterSeconds: number }
  | { readonly refused: 'time' | 'memory'; readonly limit: string }
  | { readonly refused: 'rate'; readonly allowance: Allowance };

/** What a calculation came to. */
export type CalculationResult = Outcome | LongAnswer;

export type ResultOrRefusal = CalculationResult | Refusal;

/**
 * Who asks, and how to learn that nobody waits any more. The signal is a function, as is
 * the client: making either costs about as much as a cached answer.
 */
export interface Asker {
  readonly client: () => string;
  readonly signal: () => AbortSignal;
}

export type Calculate = (
  entry: Entry,
  typed: TypedInputs,
  options: Options,
  asker: Asker,
) => ResultOrRefusal | Promise<ResultOrRefusal>;

export interface Contacts {
  /** Resolves when the message is stored durably. */
  readonly store: (contact: Contact, spam: boolean) => Promise<void>;
}

export interface Blog {
  readonly list: () => Promise<readonly unknown[]>;
  readonly post: (uuid: string) => Promise<unknown>;
}

export type ConstantsOf = (which: 'math' | 'physics' | 'solar') => Promise<readonly unknown[]>;

/** Everything that `createApp` is given from outside. What is absent is answered with 503. */
export interface Dependencies {
  readonly catalogue: Catalogue;
  readonly calculate: Calculate;
  /** Answers rows of a light calculation, which are paid for, away from the thread that answers everybody. */
  readonly rows: (asked: RowsRequest, asker: Asker) => Promise<RowsAnswer | Refusal>;
  /** So long rows of one request are begun; those that are left then are refused, each in its line. Without it all are answered. */
  readonly rowsMs?: number;
  /** The version of the engine: part of every ETag. */
  readonly version: string;
  readonly contacts?: Contacts;
  readonly blog?: Blog;
  readonly constants?: ConstantsOf;
  readonly condition?: () => Promise<ServiceStatus>;
  readonly limits?: {
    readonly contact: (client: string) => Promise<Allowance>;
    /** Takes points of a client: for calculations, and for whatever is refused or large. */
    readonly calculation: (client: string, points: number) => Promise<Allowance>;
  };
  /** Resolves when it is the turn of this client to have something done on the thread that answers everybody. */
  readonly turn: (client: string) => Promise<void>;
  /** Memory for the answers that were just given, by address. */
  readonly rememberedBytes?: number;
  /** Makes the gzip form of a long body. */
  readonly compress?: (body: string | Uint8Array) => Promise<Uint8Array>;
  readonly hsts?: boolean;
  /** Whether it answers in a browser without a network. */
  readonly offline?: boolean;
  /** Told of every answer, and whether it was given before: for metrics. */
  readonly observe?: (route: string, status: number, remembered: boolean) => void;
  /** Told of everything thrown: a bug. */
  readonly onBug?: (error: unknown, route: string) => void;
}

/** What the process passes with each request. */
export interface Bindings {
  /** Who asks, for rate limits. */
  readonly client?: () => string;
}
