import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link of the site that knows when it points at the page that is open. */
export function NavLink({ href, className, children }: Props) {
  const { pathname } = useLocation();
  return (
    <a href={href} className={className} aria-current={pathname === href ? 'page' : undefined}>
      {children}
    </a>
  );
}
