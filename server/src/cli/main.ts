import '../version-guard.ts';

await import('./run.ts');
