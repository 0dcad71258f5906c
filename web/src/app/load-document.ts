import { loadOnce } from '../lib/load-once.ts';

/** The editor. */
export const loadDocument = loadOnce(() => import('../features/document/document-screen.tsx'));
