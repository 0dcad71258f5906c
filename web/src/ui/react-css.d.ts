import 'react';

declare module 'react' {
  // React lets custom properties through; its types do not know them.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
