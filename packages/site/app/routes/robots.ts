import type { LoaderFunctionArgs } from 'react-router';
import { publicOrigin } from '../public-origin.server.ts';

/** Everything may be found by searching, except the answers of the service and the confirmation of a message. */
export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /nomogram/',
    'Disallow: /contact-success',
    '',
    `Sitemap: ${publicOrigin(request)}/sitemap.xml`,
  ];
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(`${lines.join('\n')}\n`, { headers });
}
