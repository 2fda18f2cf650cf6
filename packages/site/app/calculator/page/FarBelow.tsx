import type { ReactNode } from 'react';

/** About how tall a part of a page is before it is laid out, in lines of text: on a phone, and where a page has two columns. */
export interface Room {
  readonly narrow: number;
  readonly wide: number;
}

interface Props {
  /** Without it the part is laid out at once. */
  room: Room | undefined;
  className: string;
  children: ReactNode;
}

/**
 * What lies far below the answer, which is laid out when it comes near (app.css). The page keeps about as much room for it as it will take, so that what
 * stands behind it hardly moves then.
 */
export function FarBelow({ room, className, children }: Props) {
  if (!room) return <div className={className}>{children}</div>;
  return (
    <div className={`far-below ${className}`} style={{ '--room-narrow': room.narrow, '--room-wide': room.wide }}>
      {children}
    </div>
  );
}
