import type { BlogPost } from '../content.ts';
import { pickFields, readFrontMatter } from './front-matter.ts';
import type { Calculators } from './live.ts';
import { markdownToHtml } from './markdown.ts';
import { ContentProblem } from './problem.ts';
import { within } from './within.ts';

export type WrittenPost = { readonly post: BlogPost; readonly cover: string };

const required = ['uuid', 'title', 'category', 'cover', 'date', 'description', 'keywords'] as const;

/** A post from its Markdown file; `cover` is the name of the figure that its cover shows. */
export function readPost(file: string, text: string, calculators: Calculators = new Map()): WrittenPost {
  const { fields, body } = readFrontMatter(file, text);
  const matter = pickFields(file, fields, required, ['author']);
  const slug = file.replace(/^.*\//, '').replace(/\.md$/, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new ContentProblem(`${file}: the name of the file has to be lowercase words with hyphens between them`);
  }
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(matter.uuid)) {
    throw new ContentProblem(`${file}: the uuid ${matter.uuid} is not a version 4 UUID in lowercase`);
  }
  const post: BlogPost = {
    Uuid: matter.uuid,
    Title: matter.title,
    Category: matter.category,
    CoverImageUrl: `/covers/${slug}.svg`,
    Date: matter.date,
    MonthAndYear: monthAndYear(file, matter.date),
    SmallDescription: matter.description,
    Keywords: matter.keywords,
    LongHtmlDescription: within(file, () => markdownToHtml(body, calculators)),
    Author: matter.author ?? 'Nomogram',
  };
  return { post, cover: matter.cover };
}

/** Refuses two posts with one uuid, and a link to an article that is not there. */
export function checkPosts(posts: readonly WrittenPost[]): void {
  const titles = new Map<string, string>();
  for (const { post } of posts) {
    const other = titles.get(post.Uuid);
    if (other !== undefined) throw new ContentProblem(`"${other}" and "${post.Title}" have the same uuid ${post.Uuid}`);
    titles.set(post.Uuid, post.Title);
  }
  for (const { post } of posts) {
    for (const [, uuid = ''] of post.LongHtmlDescription.matchAll(/href="\/read\/blog\/([^"#?]*)/g)) {
      if (!titles.has(uuid))
        throw new ContentProblem(`"${post.Title}" links to the article ${uuid}, which is not there`);
    }
  }
}

/** Newest first; posts of one day stand in the order of their titles. */
export function sortPosts(posts: readonly WrittenPost[]): WrittenPost[] {
  return [...posts].sort(({ post: a }, { post: b }) => compare(b.Date, a.Date) || compare(a.Title, b.Title));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const months = 'January February March April May June July August September October November December'.split(' ');

function monthAndYear(file: string, date: string): string {
  const [, year, month = '', day] = date.match(/^(\d{4})-(\d{2})-(\d{2})$/) ?? [];
  const real = new Date(`${date}T00:00:00Z`);
  if (year === undefined || Number.isNaN(real.getTime()) || real.getUTCDate() !== Number(day)) {
    throw new ContentProblem(
      `${file}: the date ${date} is not a day written as year-month-day, for example 2026-11-03`,
    );
  }
  return `${months[Number(month) - 1]} ${year}`;
}
