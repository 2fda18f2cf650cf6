import type { HelpCard } from './calculator.ts';

/** A page that carries calculators: `<folder>/page.ts` declares it; the calculators beside it stand on it. */
export interface Page {
  /** The folder and the route: `statistics-basic` stands at `/statistics-basic`. */
  readonly id: string;
  readonly topic: TopicId;
  /** The name of the page in hubs, menus, titles. */
  readonly title: string;
  /** One sentence under the title, and the description for search engines. */
  readonly purpose: string;
  readonly keywords: readonly string[];
  /**
   * The names of its calculators in the order of the selector; the first is the page's default. Those that are not named follow, by name:
   * a new one needs no place here.
   */
  readonly calculations?: readonly string[];
  /** The label of the selector; absent where the page has one calculator only. */
  readonly selector?: string;
  /** The selector in groups, where it is long: calculations by the part of their id after the page. Those of no group stand last. */
  readonly groups?: readonly Group[];
  /** What the button says; `Calculate` where nothing is said. */
  readonly action?: string;
  readonly help?: readonly HelpCard[];
}

export interface Group {
  readonly title: string;
  readonly calculations: readonly string[];
}

export type TopicId =
  | 'algebra'
  | 'calculus'
  | 'trigonometry'
  | 'statistics'
  | 'surface'
  | 'topography'
  | 'finance'
  | 'science'
  | 'functions';

export interface Topic {
  readonly id: TopicId;
  /** The name in the menu, as specified. */
  readonly menu: string;
  readonly title: string;
  readonly purpose: string;
  readonly keywords: readonly string[];
}

export const page = (declaration: Page): Page => declaration;
