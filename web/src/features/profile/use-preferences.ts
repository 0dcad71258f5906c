import { type CurrentUser, type Preferences, setData } from '@scriptorium/contract/operations/user.ts';
import { useOperation } from '../../api/query-client.ts';
import { updateCurrentUser } from '../../api/session.ts';
import { t } from '../../lib/texts/profile.ts';
import { toastError } from '../../ui/toasts.ts';

/** Saves each choice at once; it is shown before the server has answered, and taken back if that fails. */
export function useSavePreferences(user: CurrentUser): (change: Partial<Preferences>, onSaved?: () => void) => void {
  const save = useOperation(setData);
  return (change, onSaved) => {
    updateCurrentUser({ ...user, preferences: { ...user.preferences, ...change } });
    save.mutate(
      { displayName: user.displayName, preferences: change },
      {
        onSuccess: (answer) => {
          updateCurrentUser(answer.user);
          onSaved?.();
        },
        onError: (error) => {
          updateCurrentUser(user);
          toastError(t('preferencesFailed'), error);
        },
      },
    );
  };
}
