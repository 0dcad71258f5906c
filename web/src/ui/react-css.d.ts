import 'react';

declare module 'react' {
  // React supports custom properties, but its types do not include them.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
