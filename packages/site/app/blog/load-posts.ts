import type { BlogPost } from '../../../../content/content.ts';
import { type Ask, type Loaded, loadJson } from '../service.ts';

/** All posts, newest first; a list that is null is an empty one. */
export async function loadPosts(ask: Ask): Promise<Loaded<readonly BlogPost[]>> {
  const loaded = await loadJson<readonly BlogPost[] | null>(ask, '/nomogram/blog');
  return loaded.ok ? { ok: true, value: loaded.value ?? [] } : loaded;
}

export const loadPost = (ask: Ask, uuid: string): Promise<Loaded<BlogPost>> =>
  loadJson(ask, `/nomogram/blog/${encodeURIComponent(uuid)}`);
