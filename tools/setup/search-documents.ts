import { distFolder, readBlog, readConstantFacts, readGlossary, readPages } from '../../content/content.ts';
import { documentsOf } from '../../packages/site/app/search/documents.ts';

/** Everything that the search of the site can find, for what judges it. */
export const searchDocuments = () =>
  documentsOf({
    constants: {
      math: readConstantFacts(distFolder, 'math'),
      physics: readConstantFacts(distFolder, 'physics'),
      solar: readConstantFacts(distFolder, 'solar'),
    },
    posts: readBlog(),
    glossary: readGlossary(),
    texts: readPages(),
  });
