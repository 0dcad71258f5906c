import { useRouter, useSearch } from '@tanstack/react-router';
import { NewDocumentDialog } from './new-document.tsx';
import { readShared } from './read-shared.ts';

/** The installed app is a share target: shared content starts a new document. */
export function SharedWithApp() {
  const shared = readShared(useSearch({ strict: false }));
  const router = useRouter();
  if (shared === null) return null;
  return <NewDocumentDialog start="blank" shared={shared} onClose={() => router.history.replace('/')} />;
}
