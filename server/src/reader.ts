import './version-guard.ts';

// The reading thread's entry: see read-aside.ts.
await import('./read-aside.ts');
