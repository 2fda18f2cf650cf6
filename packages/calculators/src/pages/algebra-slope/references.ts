export const references = [
  {
    title: 'I. N. Bronshtein, K. A. Semendyayev et al., Handbook of Mathematics, 6th edition, Springer (2015), §3.5.2',
  },
  {
    title: 'OpenStax, College Algebra 2e, chapters 2 and 5',
    url: 'https://openstax.org/details/books/college-algebra-2e',
  },
];
