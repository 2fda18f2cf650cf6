import { shownTopics } from '@nomogram/calculators/catalogue.ts';
import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import './app.css';
import 'katex/dist/katex-swap.min.css';
import shellFile from './enhance/shell.ts?worker&url';
import mathematicsShellFile from './enhance/shell-of-mathematics.ts?worker&url';
import interFile from './fonts/inter-usual.woff2?url';
import serifFile from './fonts/source-serif-usual.woff2?url';
import { hasMathematics, isEmbedded } from './handle.ts';
import { metaOf, originOf, problemPage } from './meta.ts';
import { menuOf } from './nav.ts';
import { papers } from './papers.ts';
import { publicOrigin } from './public-origin.server.ts';
import { ErrorPage, headingOf } from './shell/ErrorPage.tsx';
import { Footer } from './shell/Footer.tsx';
import { TopBar } from './shell/TopBar.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  origin: publicOrigin(request),
  menu: menuOf(shownTopics()),
});

/** The files of letters that nearly every page shows; fetched once it is seen (`enhance/letters-after-paint.ts`). */
const letters = [serifFile, interFile].join();
/** Their faces; rarer ones are asked for by the lines that have them. */
const faces = ['1em "Inter Variable"', '600 1em "Source Serif 4 Variable"'];
const facesOfFormulas = ['1em KaTeX_Main', '1em KaTeX_Math'];

export const links: LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'alternate', type: 'application/rss+xml', title: 'Nomogram blog', href: '/feed.xml' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Only seen where a page has no words of its own: on errors. */
export const meta: MetaFunction = ({ error, matches, location }) =>
  metaOf(originOf(matches), problemPage(headingOf(error), location.pathname));

export function Layout({ children }: { children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  const framed = isEmbedded(matches);
  const mathematics = hasMathematics(matches);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={papers.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={papers.dark} media="(prefers-color-scheme: dark)" />
        <script
          src={mathematics ? mathematicsShellFile : shellFile}
          data-letters={letters}
          data-faces={(mathematics ? [...faces, ...facesOfFormulas] : faces).join()}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {!framed && (
          <a href="#content" className="skip-link">
            Skip to the content
          </a>
        )}
        {!framed && <TopBar menu={known?.menu ?? []} />}
        <main id="content" tabIndex={-1} className={framed ? 'p-4' : 'page'}>
          {children}
        </main>
        {!framed && <Footer />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
