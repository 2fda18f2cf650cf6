import { pages } from '@nomogram/calculators/catalogue.ts';

/** Every page a text may link to: the route table of the site without its parametrised and confirmation pages. */
export const routes: ReadonlySet<string> = new Set([
  '/',
  ...pagesOf('algebra', 'polynomial complex inequality slope fibonacci prime'),
  ...pagesOf('calculus', 'integral derivative limit matrice system'),
  ...pagesOf('trigonometry', 'identity converter function equation circle'),
  ...pagesOf('statistics', 'basic continuous discrete'),
  ...pagesOf('surface', 'area volume'),
  ...pagesOf('topography', 'bearing circular coordinate triangle intersection three area'),
  ...pagesOf(
    'finance',
    'activity basic debt depreciation liquidity markets profitability banking corporate general stocks',
  ),
  ...pagesOf('science', 'math physics solar'),
  ...['/functions', '/blog', '/about', '/contact', '/terms', '/policy', '/cookies', '/disclaimer'],
  ...['/famous-failures', '/accuracy', '/glossary'],
]);

/** A hub and its pages: `statistics`, `basic discrete` gives `/statistics`, `/statistics-basic`, `/statistics-discrete`. */
function pagesOf(hub: string, pages: string): string[] {
  return [`/${hub}`, ...pages.split(' ').map((page) => `/${hub}-${page}`)];
}

/** The address of an article; whether there is one with this uuid, only the whole blog knows. */
export const articlePath = /^\/read\/blog\/([0-9a-f-]{36})$/;

const calculatorPages = new Set(pages.map(({ id }) => `/${id}`));
const topics = new Set(pages.map(({ topic }) => `/${topic}`));
const calculated = /^\/(algebra|calculus|trigonometry|statistics|surface|topography|finance)\b/;

/** Whether a page of the route table exists already: the calculators come one by one, and no text links to a missing one. */
export const exists = (path: string): boolean =>
  !calculated.test(path) || calculatorPages.has(path) || topics.has(path);
