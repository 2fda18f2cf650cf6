import type { TopicId } from '@nomogram/calculators/kit/page.ts';
import { Sentence } from '../math/Sentence.tsx';
import type { Illustration } from './illustration.server.tsx';
import { TopicFigure } from './TopicFigure.tsx';
import { topicWords } from './topic-words.ts';

interface Props {
  topic: TopicId;
  illustration: Illustration | undefined;
  /** Figure on the left instead of on the right. */
  mirrored: boolean;
}

/** What a topic offers, told with one worked example. */
export function TopicSection({ topic, illustration, mirrored }: Props) {
  const { heading, text } = topicWords[topic];
  return (
    <section
      aria-labelledby={`about-${topic}`}
      className="grid items-center gap-x-16 gap-y-7 border-t border-hair py-12 lg:grid-cols-2 lg:py-16"
    >
      <div className={mirrored ? 'lg:order-2' : ''}>
        <h2 id={`about-${topic}`} className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 max-w-lg text-lg text-muted">{text}</p>
        <p className="mt-5">
          <a href={`/${topic}`} className="link inline-flex min-h-8 items-center font-semibold">
            Learn more here<span className="sr-only">: {heading}</span>
          </a>
        </p>
      </div>
      {illustration ? (
        <Worked illustration={illustration} />
      ) : (
        <div className="graph-paper border border-hair">
          <TopicFigure topic={topic} className="mx-auto w-full max-w-sm p-10" />
        </div>
      )}
    </section>
  );
}

function Worked({ illustration: { title, href, summary, html } }: { illustration: Illustration }) {
  return (
    <figure className="@container">
      <div
        role="img"
        aria-label={summary}
        className="border border-hair bg-sheet"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <figcaption className="mt-2 text-sm text-muted">
        <a href={href} className="link">
          {title}
        </a>
        . <Sentence text={summary} />
      </figcaption>
    </figure>
  );
}
