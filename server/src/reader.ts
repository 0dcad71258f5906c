import './version-guard.ts';

// The reading thread's entry: see serve-reads.ts.
await import('./serve-reads.ts');
