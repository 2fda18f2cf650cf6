import { createHash } from 'node:crypto';

/**
 * The content security policy of a page that was rendered when the site was built: its own inline scripts are allowed by
 * their hashes, and nothing else inline. Typeset formulas carry style attributes, which can do no harm by themselves.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = hashes(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/gi);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const hashes = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set(
    [...html.matchAll(pattern)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
];
