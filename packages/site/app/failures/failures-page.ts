/** The problems on which other calculators fail: a page of the site itself that is only read. */
export const failuresPage = {
  id: 'famous-failures',
  title: 'Famous failures',
  purpose:
    'Problems on which calculators that many people use have given wrong answers, computed here again whenever the site is published.',
  keywords: [
    'calculator wrong answer',
    'definite integral',
    'internal rate of return two roots',
    'small tail probability',
    'order of operations',
    'limit',
  ],
} as const;
