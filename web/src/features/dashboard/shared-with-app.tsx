import { useRouter, useSearch } from '@tanstack/react-router';
import { NewDocumentDialog } from './new-document.tsx';
import { readShared } from './read-shared.ts';

/** Where the application is installed, others share with it: what they share begins a document. */
export function SharedWithApp() {
  const shared = readShared(useSearch({ strict: false }));
  const router = useRouter();
  if (shared === null) return null;
  return <NewDocumentDialog start="blank" shared={shared} onClose={() => router.history.replace('/')} />;
}
