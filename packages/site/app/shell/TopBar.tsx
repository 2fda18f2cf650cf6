import { config } from '../config.ts';
import type { MenuEntry } from '../nav.ts';
import { Mark } from './Mark.tsx';
import { NavLink } from './NavLink.tsx';
import { SearchLink } from './SearchLink.tsx';
import { TickScale } from './TickScale.tsx';

interface Props {
  menu: readonly MenuEntry[];
}

/** Mark and title lead home; topics open as a panel, the other pages stand beside it; on a phone one menu holds all. */
export function TopBar({ menu }: Props) {
  return (
    <header className="relative print:hidden">
      <div className="flex h-15 items-center gap-x-2 border-b sm:gap-x-7 border-hair px-4 sm:px-7">
        <a href="/" className="flex min-h-11 items-center gap-2.5 font-serif text-xl font-semibold">
          <Mark className="size-6.5" />
          {config.product}
        </a>
        <WideMenu menu={menu} />
        <SearchLink />
        <NarrowMenu menu={menu} />
      </div>
      <TickScale />
      <p role="status" data-loading className="loading" />
    </header>
  );
}

function WideMenu({ menu }: Props) {
  const topics = menu.filter(({ purpose }) => purpose !== undefined);
  const others = menu.filter(({ purpose, href }) => purpose === undefined && href !== '/');
  const home = menu.find(({ href }) => href === '/');
  return (
    <nav aria-label="Main" className="hidden items-center gap-x-6 text-[0.95rem] md:flex">
      {home && (
        <NavLink href={home.href} className="menu-link">
          {home.label}
        </NavLink>
      )}
      <details data-menu className="menu">
        <summary className="menu-button">Calculators</summary>
        <div className="menu-panel">
          <ul className="mx-auto grid max-w-6xl list-none grid-cols-2 gap-x-10 gap-y-1 px-7 py-6 lg:grid-cols-3">
            {topics.map(({ href, label, purpose }) => (
              <li key={href}>
                <NavLink href={href} className="menu-topic">
                  <span className="block font-serif text-lg font-semibold">{label}</span>
                  <span className="block text-sm text-muted">{purpose}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      </details>
      {others.map(({ href, label }) => (
        <NavLink key={href} href={href} className="menu-link">
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function NarrowMenu({ menu }: Props) {
  return (
    <nav aria-label="Main" className="md:hidden">
      <details data-menu className="menu">
        <summary className="menu-button">Menu</summary>
        <div className="menu-panel">
          <ul className="list-none px-4 py-2">
            {menu.map(({ href, label }) => (
              <li key={href} className="border-b border-hair last:border-0">
                <NavLink href={href} className="flex min-h-11 items-center">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </nav>
  );
}
