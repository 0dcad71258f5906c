import { type CurrentUser, type Preferences, setData } from '@scriptorium/contract/operations/user.ts';
import { useEffect, useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { updateCurrentUser } from '../../api/session.ts';
import { t } from '../../lib/texts/profile.ts';
import { toastError } from '../../ui/toasts.ts';

/** How long the “saved” message is shown, ms. */
const SAID = 2500;

/** Saves each choice at once. It is shown before the server has answered, and reverted on failure. */
export function useSavePreferences(user: CurrentUser): {
  set: (change: Partial<Preferences>, onSaved?: () => void) => void;
  /** A choice was saved within the last moments. */
  isSaved: boolean;
} {
  const save = useOperation(setData);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useEffect(() => {
    if (savedAt === null) return undefined;
    const timer = setTimeout(() => setSavedAt(null), SAID);
    return () => clearTimeout(timer);
  }, [savedAt]);
  const set = (change: Partial<Preferences>, onSaved?: () => void): void => {
    updateCurrentUser({ ...user, preferences: { ...user.preferences, ...change } });
    save.mutate(
      { displayName: user.displayName, preferences: change },
      {
        onSuccess: (answer) => {
          updateCurrentUser(answer.user);
          setSavedAt(performance.now());
          onSaved?.();
        },
        onError: (error) => {
          updateCurrentUser(user);
          toastError(t('preferencesFailed'), error);
        },
      },
    );
  };
  return { set, isSaved: savedAt !== null };
}
