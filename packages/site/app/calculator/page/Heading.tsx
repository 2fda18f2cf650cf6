import type { Page } from '@nomogram/calculators/kit/page.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';

/** The way here, the title, one sentence of purpose. */
export function Heading({ page, topic }: { page: Page; topic: { id: string; title: string } }) {
  const hub = topic.id === page.id ? [] : [{ title: topic.title, path: `/${topic.id}` }];
  const trail = [...hub, { title: page.title, path: `/${page.id}` }];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <h1 className="mt-3 mb-0 text-3xl sm:text-4xl">{page.title}</h1>
      <p className="purpose mt-2 mb-0 max-w-2xl text-lg text-muted">{page.purpose}</p>
    </>
  );
}
