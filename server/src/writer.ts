import './version-guard.ts';

// The writer worker's entry: see write-sqlite.ts.
await import('./write-sqlite.ts');
