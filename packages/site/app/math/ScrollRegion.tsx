import type { ReactNode } from 'react';
import { useOverflows } from './use-overflows.ts';

interface Props {
  label: string;
  className: string;
  /** In a line of text, where a block cannot stand. */
  inline?: boolean;
  children: ReactNode;
}

/**
 * A named region that scrolls by itself where its content is wider or longer than the page allows. The keyboard reaches
 * it where there is something to scroll; before the page wakes up nobody knows, and it is reached always.
 */
export function ScrollRegion({ label, className, inline = false, children }: Props) {
  const { element, overflows } = useOverflows();
  const Element = inline ? 'span' : 'div';
  return (
    <Element
      ref={element}
      role={overflows ? 'group' : undefined}
      aria-label={overflows ? label : undefined}
      tabIndex={overflows ? 0 : undefined}
      className={`scrolls ${className}`}
    >
      {children}
    </Element>
  );
}
