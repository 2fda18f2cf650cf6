/**
 * The service worker. Online it only passes requests on, so that every visitor sees the newest site. Offline it gives the pages that
 * were kept when it was installed, and calculates with the very code of the service.
 *
 * A new version is installed beside the old one and waits until the last window of the site is closed: the pages that are open keep the
 * files that they were made with, and nothing that was typed is lost.
 */
import * as catalogue from '@nomogram/calculators/catalogue.ts';
import { isFromService } from '@nomogram/calculators/kit/request.ts';
import { CacheFirst, ExpirationPlugin, type PrecacheEntry, Serwist } from 'serwist';
import { isFile, isGatewayPage, networkFirst } from './network-first.ts';
import { createOfflineService } from './service.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: what is kept from the first visit on, and the version of the engine. */
declare const __KEPT__: readonly PrecacheEntry[];
declare const __VERSION__: string;

/** Nothing that is no file of the site is kept in the place of one. */
const filesOnly = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }) => (isFile(response) ? response : null),
};

const serwist = new Serwist({
  precacheEntries: [...__KEPT__],
  precacheOptions: { cleanupOutdatedCaches: true, concurrency: 6 },
  clientsClaim: true,
  runtimeCaching: [
    {
      // Rare letter shapes and the pictures of articles: kept when they are first seen.
      matcher: ({ url, sameOrigin }) => sameOrigin && /^\/(?:assets|covers)\//.test(url.pathname),
      handler: new CacheFirst({ cacheName: 'seen', plugins: [filesOnly, new ExpirationPlugin({ maxEntries: 200 })] }),
    },
  ],
});
const service = createOfflineService(catalogue, __VERSION__);

/** An answer to OPTIONS, or that nothing has changed, has no body and no type. */
const isForeign = (response: Response): boolean => response.body !== null && !isFromService(response);

const isService = ({ pathname }: URL): boolean => /^\/(?:nomogram|websites)\//.test(pathname);

/** The page at this address without its inputs: the page itself reads them and calculates. */
async function keptPage(request: Request): Promise<Response> {
  const path = pathOf(request);
  return (await serwist.matchPrecache(path)) ?? (await (await caches.open(read)).match(path)) ?? notKept();
}

const pathOf = ({ url }: Request): string => {
  const { pathname } = new URL(url);
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
};

/** Pages that are kept when they are read: too many for a first visit, and of use only to who has seen them. */
const read = 'read';
const isKeptWhenRead = ({ pathname }: URL): boolean => /^\/glossary\/[^/]+\/?$/.test(pathname);

async function keepRead(request: Request, page: Response): Promise<void> {
  if (page.status === 200 && !page.redirected) await (await caches.open(read)).put(pathOf(request), page);
}

const notKept = (): Response =>
  new Response(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<title>You are offline · Nomogram</title><h1>You are offline</h1>' +
      '<p>This page is not among those that are kept on this device. <a href="/">All calculators are.</a></p></html>',
    {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" },
    },
  );

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const answered = isService(url)
    ? networkFirst(request, isForeign, (kept) => service.fetch(kept))
    : request.mode === 'navigate' && request.method === 'GET'
      ? networkFirst(request, isGatewayPage, keptPage)
      : undefined;
  if (!answered) return;
  event.stopImmediatePropagation();
  event.respondWith(
    answered.then((page) => {
      if (request.mode === 'navigate' && isKeptWhenRead(url)) event.waitUntil(keepRead(request, page.clone()));
      return page;
    }),
  );
});
/** A page that was read names the files of its version, which are gone with the next one. */
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(read)));
serwist.addEventListeners();
