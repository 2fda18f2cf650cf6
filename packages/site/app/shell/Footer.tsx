import { config, type SiteConfig, type SiteLink } from '../config.ts';
import { footerLinks } from '../nav.ts';
import { Mark } from './Mark.tsx';
import { NavLink } from './NavLink.tsx';
import { SettingControls } from './SettingControls.tsx';

const legal = ['/terms', '/policy', '/cookies', '/disclaimer'];
const company = ['/about', '/contact'];
const resources = ['/blog', '/api', '/glossary', '/famous-failures', '/accuracy', '/status'];

const linksAt = (paths: readonly string[]) => footerLinks.filter(({ href }) => paths.includes(href));

/** `site` is what the operator has set; what is not set is not shown. */
export function Footer({ site = config }: { site?: SiteConfig }) {
  const { product, operator, mainSite, linkTree, sisterSites } = site;
  return (
    <footer className="far-below mx-auto mt-20 max-w-6xl px-4 pb-12 sm:px-7 print:hidden">
      <div className="grid gap-x-10 grid-cols-2 gap-y-8 border-t border-hair pt-8 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full lg:col-span-1">
          <p className="flex items-center gap-2.5 font-serif text-lg font-semibold">
            <Mark className="size-5.5" />
            {product}
          </p>
          <p className="mt-2 max-w-sm text-sm text-muted">
            Free calculators and explanations, covering all math topics and beyond. No accounts, no trackers: what you
            type stays yours.
          </p>
          <SettingControls />
        </div>
        <Links title="Resources" links={linksAt(resources)} outside={sisterSites} />
        <Links
          title="Company"
          links={linksAt(company)}
          outside={[mainSite, linkTree].filter((link) => link !== undefined)}
        />
        <Links title="Legal" links={linksAt(legal)} outside={[]} />
      </div>
      {operator && <p className="mt-8 text-sm text-muted">Operated by {operator}.</p>}
    </footer>
  );
}

function Links({ title, links, outside }: { title: string; links: readonly SiteLink[]; outside: readonly SiteLink[] }) {
  const look = 'inline-flex min-h-8 items-center text-muted hover:text-act';
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
      <ul className="mt-1 list-none text-sm">
        {links.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href} className={look}>
              {label}
            </NavLink>
          </li>
        ))}
        {outside.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={look}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
