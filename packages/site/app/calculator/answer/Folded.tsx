import type { ReactNode } from 'react';
import type { ShownCount } from './room.ts';

interface Props<Item> {
  items: readonly Item[];
  shown: ShownCount;
  /** What an item is: "value". */
  name: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** The first items, then the others one tap away: fewer on a phone than on a desk, all of them on paper. */
export function Folded<Item>({ items, shown: { phone, desk }, name, children }: Props<Item>) {
  const rest = desk < items.length && <Fold name={more(items.length - desk, name)}>{children(items.slice(desk))}</Fold>;
  return (
    <>
      {children(items.slice(0, phone))}
      {phone < desk ? (
        <Fold name={more(items.length - phone, name)} isForPhones>
          {children(items.slice(phone, desk))}
          {rest}
        </Fold>
      ) : (
        rest
      )}
    </>
  );
}

const more = (count: number, name: string): string => `${count} more ${name}${count === 1 ? '' : 's'}`;

const Fold = ({ name, isForPhones, children }: { name: string; isForPhones?: boolean; children: ReactNode }) => (
  <details className={`printed-open ${isForPhones ? 'folded-on-phones' : ''}`}>
    <summary className="min-h-6 cursor-pointer py-1 text-sm text-act">{name}</summary>
    {children}
  </details>
);
