import { citingLanguage } from '@scriptorium/bibliography/find-citations.ts';
import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Path in the workspace of what was open before the references. */
    readonly from?: string;
  }
}

/** Where in the workspace somebody came from: its path, and the name if it is a text. */
export function useOrigin(): { from: string; text: string | null } {
  const from = useLocation({ select: ({ state }) => state.from ?? '' });
  const name = from.slice(from.lastIndexOf('/') + 1);
  return { from, text: citingLanguage(name) === null ? null : name };
}
