/** The page of all rules and terms; each has a page of its own below it. */
export const glossaryPage = {
  id: 'glossary',
  title: 'Glossary',
  purpose:
    'The rules and terms that the steps of the calculators use: what each says, when it applies, an example, and a mistake that is often made.',
  keywords: ['math glossary', 'mathematical rules', 'definitions', 'theorems', 'formulas explained'],
} as const;
