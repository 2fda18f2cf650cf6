import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBlog, readConstants } from '../../../../content/content.ts';
import type { Blog, ConstantsOf } from '../dependencies.ts';

/** What writers wrote, as it was built; read once. `undefined` when the content was not built. */
export function openContent(folder: string): { readonly blog: Blog; readonly constants: ConstantsOf } | undefined {
  if (!existsSync(join(folder, 'blog.json'))) return undefined;
  const posts = readBlog(folder);
  const byUuid = new Map(posts.map((post) => [post.Uuid.toLowerCase(), post]));
  const lists = {
    math: readConstants(folder, 'math'),
    physics: readConstants(folder, 'physics'),
    solar: readConstants(folder, 'solar'),
  };
  return {
    blog: { list: async () => posts, post: async (uuid) => byUuid.get(uuid.toLowerCase()) },
    constants: async (which) => lists[which],
  };
}
