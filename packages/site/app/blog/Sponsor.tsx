import { config, type SiteConfig } from '../config.ts';

/** The line of the sponsor above and below an article; without a sponsor there is none. */
export function Sponsor({ sponsor = config.sponsor }: Pick<SiteConfig, 'sponsor'>) {
  if (!sponsor) return null;
  return (
    <p className="my-6 border-y border-hair py-3 text-sm text-muted">
      {sponsor.text}{' '}
      <a href={sponsor.link.href} rel="sponsored noopener" className="link">
        {sponsor.link.label}
      </a>
    </p>
  );
}
