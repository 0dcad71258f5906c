import { citingLanguage } from '@scriptorium/bibliography/find-citations.ts';
import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Workspace path of the item that was open before the references. */
    readonly from?: string;
  }
}

/** The item the user came from: its path, and its name if it is a text. */
export function useOrigin(): { from: string; text: string | null } {
  const from = useLocation({ select: ({ state }) => state.from ?? '' });
  const name = from.slice(from.lastIndexOf('/') + 1);
  return { from, text: citingLanguage(name) === null ? null : name };
}
