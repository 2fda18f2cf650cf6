export const references = [
  { title: 'NIST Digital Library of Mathematical Functions, §1.4(iii) and §1.5(i)', url: 'https://dlmf.nist.gov/1.5' },
  { title: 'C. Ridders, Accurate computation of F′(x) and F′(x)F″(x), Advances in Engineering Software 4 (1982)' },
];
