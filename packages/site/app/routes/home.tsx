import { entries, shownTopics } from '@nomogram/calculators/catalogue.ts';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { askService } from '../ask-service.server.ts';
import { illustrationOf } from '../home/illustration.server.tsx';
import { KeptCalculators } from '../home/KeptCalculators.tsx';
import { Nomogram } from '../home/Nomogram.tsx';
import { TopicCards } from '../home/TopicCards.tsx';
import { TopicSection } from '../home/TopicSection.tsx';
import { toldTopics } from '../home/topic-words.ts';
import { metaOf, originOf } from '../meta.ts';
import { SearchForm } from '../search/SearchForm.tsx';

const sections = 5;

export async function loader({ context }: LoaderFunctionArgs) {
  const ask = askService(context);
  const topics = shownTopics();
  const told = toldTopics.flatMap((id) => topics.filter((topic) => topic.id === id)).slice(0, sections);
  return {
    topics,
    count: entries.length,
    told: await Promise.all(told.map(async ({ id }) => ({ id, illustration: await illustrationOf(id, ask) }))),
  };
}

const description =
  'Free calculators for algebra, calculus, trigonometry, statistics, surveying and finance. Exact where it can be, shown step by step, and checked before you see it.';

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const origin = originOf(matches);
  return metaOf(origin, {
    title: 'Nomogram: calculators that show why',
    description,
    keywords: ['calculator', 'math', 'algebra', 'calculus', 'statistics', 'finance', 'surveying', 'step by step'],
    path: '/',
    data: [{ '@type': 'WebSite', name: 'Nomogram', url: `${origin}/`, description }],
  });
};

export default function Home() {
  const { topics, told, count } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="grid items-center gap-x-16 gap-y-10 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:pt-10">
        <div>
          <h1 className="text-[clamp(2.75rem,7vw,4.25rem)] leading-[1.04] tracking-[-0.02em]">
            Calculate, and see why.
          </h1>
          <p className="mt-6 max-w-xl text-xl leading-relaxed text-muted">
            {count >= 100 ? `${count} free calculators` : 'Free calculators'} for students, surveyors, engineers and
            accountants. Every answer is exact where it can be, shown step by step, and checked before you see it.
          </p>
          <div className="mt-7">
            <SearchForm label="Find a calculator, or type a calculation" typed="" open />
          </div>
        </div>
        <Nomogram />
      </div>
      <KeptCalculators />
      <TopicCards topics={topics} />
      <div className="mt-20">
        {told.map(({ id, illustration }, index) => (
          <TopicSection key={id} topic={id} illustration={illustration} mirrored={index % 2 === 1} />
        ))}
      </div>
    </>
  );
}
