import type { ComponentProps } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';

interface PageHeadingProps extends ComponentProps<typeof Breadcrumbs> {
  title: string;
  purpose: string;
}

/** How a page that is read begins: the way to it, what it is called and what it is for. */
export const PageHeading = ({ title, purpose, trail }: PageHeadingProps) => (
  <>
    <Breadcrumbs trail={trail} />
    <h1 className="mt-6 text-4xl sm:text-5xl">{title}</h1>
    <p className="mt-4 max-w-2xl text-xl text-muted">{purpose}</p>
  </>
);
