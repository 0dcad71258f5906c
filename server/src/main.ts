import './version-guard.ts';

await import('./start.ts');
