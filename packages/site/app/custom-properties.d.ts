import 'react';

declare module 'react' {
  /** Custom properties, which React passes on as they are. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number;
  }
}
