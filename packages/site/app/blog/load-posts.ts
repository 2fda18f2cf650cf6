import type { BlogPost } from '../../../../content/content.ts';
import { type AskService, type LoadResult, loadJson } from '../service.ts';

/** All posts, newest first; a list that is null is an empty one. */
export async function loadPosts(ask: AskService): Promise<LoadResult<readonly BlogPost[]>> {
  const loaded = await loadJson<readonly BlogPost[] | null>(ask, '/nomogram/blog');
  return loaded.ok ? { ok: true, value: loaded.value ?? [] } : loaded;
}

export const loadPost = (ask: AskService, uuid: string): Promise<LoadResult<BlogPost>> =>
  loadJson(ask, `/nomogram/blog/${encodeURIComponent(uuid)}`);
