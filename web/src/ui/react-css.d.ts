import 'react';

declare module 'react' {
  // React passes custom properties through; its types do not know them.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
