import blog from '../../../../content/dist/blog.json' with { type: 'json' };
import mathFacts from '../../../../content/dist/constants-math-facts.json' with { type: 'json' };
import physicsFacts from '../../../../content/dist/constants-physics-facts.json' with { type: 'json' };
import solarFacts from '../../../../content/dist/constants-solar-facts.json' with { type: 'json' };
import glossary from '../../../../content/dist/glossary.json' with { type: 'json' };
import texts from '../../../../content/dist/pages.json' with { type: 'json' };
import { documentsOf } from './documents.ts';
import { type Finder, finderOf } from './finder.ts';

/** Everything that can be found, in the catalogue and in the contents that this site was built with. */
export const documents = documentsOf({
  constants: { math: mathFacts, physics: physicsFacts, solar: solarFacts },
  posts: blog,
  glossary,
  texts,
});

let made: Finder | undefined;

/** The search, on the server; made when it is first asked. */
export const find: Finder = (query) => {
  made ??= finderOf(documents);
  return made(query);
};
