/**
 * How much of the site is opened in a browser: in `npm test` one page of every kind, in the wide part of `npm run test:all` (`-- --only wide`,
 * `NOMOGRAM_BROWSER=all`) every page and every option. Without a browser `tests/pages` looks at all of them every time.
 */
export const isWide = process.env.NOMOGRAM_BROWSER === 'all';
