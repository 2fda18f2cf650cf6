/** How often the engine is right, and how fast: a page of the site itself that is only read. */
export const accuracyPage = {
  id: 'accuracy',
  title: 'Accuracy and speed',
  purpose:
    'How many problems of reference data are answered correctly, how many are not answered, and how long answers take.',
  keywords: ['benchmark', 'reference data', 'correct answers', 'performance', 'reliability of the calculators'],
} as const;
