import type { ReactNode } from 'react';
import type { Shown } from './room.ts';

interface Props<Item> {
  items: readonly Item[];
  shown: Shown;
  /** What the items are, in several: "values". */
  name: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** The first items, then the others one tap away: fewer on a phone than on a desk, all of them on paper. */
export function Folded<Item>({ items, shown: { phone, desk }, name, children }: Props<Item>) {
  const rest = desk < items.length && (
    <Fold name={`${items.length - desk} more ${name}`}>{children(items.slice(desk))}</Fold>
  );
  return (
    <>
      {children(items.slice(0, phone))}
      {phone < desk ? (
        <Fold name={`${items.length - phone} more ${name}`} isForPhones>
          {children(items.slice(phone, desk))}
          {rest}
        </Fold>
      ) : (
        rest
      )}
    </>
  );
}

const Fold = ({ name, isForPhones, children }: { name: string; isForPhones?: boolean; children: ReactNode }) => (
  <details className={`printed-open ${isForPhones ? 'folded-on-phones' : ''}`}>
    <summary className="min-h-6 cursor-pointer py-1 text-sm text-act">{name}</summary>
    {children}
  </details>
);
