import type { BlogPost } from '../../../../content/content.ts';
import { dayOf } from './day-of.ts';

type CardPost = Pick<BlogPost, 'Uuid' | 'Title' | 'Category' | 'CoverImageUrl' | 'Date' | 'MonthAndYear'>;

/** An article in the list, wholly a link, which is called Read more and described by the title. */
export function PostCard({ post, hidden }: { post: CardPost; hidden: boolean }) {
  return (
    <li data-name={post.Title} hidden={hidden} className="post-card">
      <img
        src={post.CoverImageUrl}
        alt=""
        width="1200"
        height="630"
        loading="lazy"
        className="cover block h-auto w-full border border-hair"
      />
      <p className="mt-3 text-sm text-muted">
        Blog Post · <time dateTime={post.Date}>{dayOf(post)}</time>
      </p>
      <h2 id={`post-${post.Uuid}`} className="mt-1 text-xl">
        {post.Title}
      </h2>
      <p className="mt-2 font-semibold text-act">
        <a href={`/read/blog/${post.Uuid}`} aria-describedby={`post-${post.Uuid}`} className="card-link">
          Read more
        </a>
      </p>
    </li>
  );
}
