import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What the writers wrote, as the build left it: the service answers with it and the site's pages are made from it.
 * `node content/build.ts` makes the files; a missing one means that the build has not run.
 */

/** A blog article, with the field names of its endpoint. `Date` is an ISO day, `MonthAndYear` is "November 2026". */
export type BlogPost = {
  readonly Uuid: string;
  readonly Title: string;
  readonly Category: string;
  readonly CoverImageUrl: string;
  readonly Date: string;
  readonly MonthAndYear: string;
  readonly SmallDescription: string;
  readonly Keywords: string;
  readonly LongHtmlDescription: string;
  readonly Author: string;
};

/** An entry of a constants list, as its endpoint answers it. `Details` is HTML. */
export type Constant = { readonly Name: string; readonly Details: string };

/** What the site's search and its copy buttons need of a constant; stands in the same order as the list. */
export type ConstantFacts = {
  readonly Name: string;
  /** Unique in its list, fit for a fragment: `/science-physics#speed-of-light-in-vacuum`. */
  readonly id: string;
  /** The symbol in LaTeX, where the constant has one. */
  readonly symbol?: string;
  /** The value as a program reads it, without its unit: `6.6743e-11`. */
  readonly value?: string;
  /** The unit in Unicode; absent for pure numbers. */
  readonly unit?: string;
  /** Every word by which the constant should be found, in lowercase. */
  readonly search: string;
  /** The value in the notations that people paste elsewhere. */
  readonly copy?: { readonly plain: string; readonly latex: string; readonly python?: string };
};

export type ConstantsList = 'math' | 'physics' | 'solar';
export const constantsLists: readonly ConstantsList[] = ['math', 'physics', 'solar'];

/** A page of text. `updated` is the ISO day of its last change. */
export type Page = {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly updated: string;
  readonly html: string;
};

export type PageName = 'terms' | 'policy' | 'cookies' | 'disclaimer' | 'about';
export const pageNames: readonly PageName[] = ['terms', 'policy', 'cookies', 'disclaimer', 'about'];

/** A rule or a term of the field. Its parts are HTML, its description text. */
export type GlossaryEntry = {
  /** The last part of its address: `/glossary/product-rule`. */
  readonly id: string;
  readonly title: string;
  readonly field: string;
  /** The names that steps have for it; a `*` stands for anything. */
  readonly rules: readonly string[];
  /** What an answer may name that it explains, with the number of arguments: `lambertW/1`, `Catalan/0`. */
  readonly names: readonly string[];
  /** Other names. */
  readonly also: readonly string[];
  readonly description: string;
  readonly statement: string;
  readonly when: string;
  readonly example: string;
  readonly mistake: string;
};

/** A problem on which other calculators fail, computed by the build. `problem` and `answer` are HTML. */
export type ComputedFailure = {
  /** Unique on the page, fit for a fragment. */
  readonly id: string;
  readonly group: string;
  readonly problem: string;
  /** What makes it hard; text. */
  readonly trap: string;
  readonly answer: string;
  /** True where the right answer is to refuse. */
  readonly refused?: boolean;
  /** How the input was understood, where that is the point. */
  readonly reading?: string;
  readonly checked: readonly string[];
  /** The calculator with the problem typed in. */
  readonly href: string;
};

/** How many records of one set of reference data the engine answers as it should. */
export type Score = {
  readonly title: string;
  readonly asked: number;
  readonly right: number;
  readonly wrong: number;
  /** Honestly not answered. */
  readonly none: number;
  /** Not answered within the time limit. */
  readonly slow: number;
  readonly medianMs: number;
};

export type EngineTimes = {
  readonly limitMs: number;
  readonly sets: readonly {
    readonly set: string;
    readonly records: number;
    readonly times: readonly {
      readonly program: string;
      /** Absent where it answered nothing. */
      readonly medianMs?: number | undefined;
      readonly answered: number;
      readonly failed: number;
      readonly outOfTime: number;
    }[];
    readonly goals: readonly { readonly goal: string; readonly holds: boolean }[];
  }[];
};

export type ServiceTimes = {
  readonly connections: number;
  /** Answers a second, and their ratio to a bare server's in the same run. */
  readonly results: readonly { readonly name: string; readonly perSecond: number; readonly ratio: number }[];
};

/** Bytes as they are sent. */
export type Weights = Readonly<Record<'html' | 'style' | 'script' | 'letters' | 'other', number>>;

/** What a first visit to one page of every kind loads, what a browser keeps, and how long everything takes to build. */
export type SiteWeights = {
  readonly build: readonly { readonly name: string; readonly seconds: number }[];
  readonly pages: readonly { readonly kind: string; readonly brotli: Weights; readonly gzip: Weights }[];
  readonly kept: { readonly addresses: number; readonly brotli: number; readonly gzip: number };
};

/** When, and on what machine. */
export type Occasion = { readonly day: string; readonly machine: string };

/** What the page "Accuracy and speed" says. */
export type AccuracyReport = {
  readonly scores: readonly Score[];
  readonly engine: (EngineTimes & Occasion) | undefined;
  readonly service: (ServiceTimes & Occasion) | undefined;
  /** The caches before the service. */
  readonly caches?: (ServiceTimes & Occasion) | undefined;
  readonly site?: (SiteWeights & Occasion) | undefined;
};

/** The folder into which the build writes. */
export const distFolder: string = fileURLToPath(new URL('./dist', import.meta.url));

/** All posts, newest first. */
export function readBlog(dist: string = distFolder): readonly BlogPost[] {
  return readJson(dist, 'blog.json') as readonly BlogPost[];
}

/** One list of constants, exactly as `GET /nomogram/constants/{which}` answers it. */
export function readConstants(dist: string, which: ConstantsList): readonly Constant[] {
  return readJson(dist, `constants-${which}.json`) as readonly Constant[];
}

/** The facts about the constants of one list, in the order of `readConstants`. */
export function readConstantFacts(dist: string, which: ConstantsList): readonly ConstantFacts[] {
  return readJson(dist, `constants-${which}-facts.json`) as readonly ConstantFacts[];
}

/** The legal pages and the about page. */
export function readPages(dist: string = distFolder): Readonly<Record<PageName, Page>> {
  return readJson(dist, 'pages.json') as Readonly<Record<PageName, Page>>;
}

/** The rules and terms, by title. */
export function readGlossary(dist: string = distFolder): readonly GlossaryEntry[] {
  return readJson(dist, 'glossary.json') as readonly GlossaryEntry[];
}

/** The build wrote these files from checked data, so their shape is known. */
function readJson(dist: string, name: string): unknown {
  return JSON.parse(readFileSync(`${dist}/${name}`, 'utf8'));
}
