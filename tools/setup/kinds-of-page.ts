/** One page of every kind that the site has, by the name of the kind: what is measured of pages is measured of these. */
export const kindsOfPage: Readonly<Record<string, string>> = {
  home: '/',
  hub: '/statistics',
  'one field': '/functions',
  distribution: '/statistics-continuous',
  finance: '/finance-banking?calculation=amortization-schedule',
  calculated: '/calculus-derivative?calculation=derivative&function=x%5E2*sin(x)',
  article: '/read/blog/3e3c6ee8-18f0-4201-adc9-8a1a6e7db69a',
  search: '/search',
  api: '/api',
  constants: '/science-physics',
};
