import { useEffect, useEffectEvent, useRef } from 'react';
import { useCurrentUser } from '../../api/session.ts';
import { keepLanguage } from '../../lib/language.ts';

/**
 * Keeps the account's language on this device. Right after login or load, when nothing can have been typed yet, the
 * page reloads if its language differs; a choice made elsewhere meanwhile waits for the next load.
 */
export function FollowLanguage() {
  const { language } = useCurrentUser().preferences;
  const isNew = useRef(true);
  const follow = useEffectEvent(() => {
    if (keepLanguage(language) && isNew.current) location.reload();
    isNew.current = false;
  });
  useEffect(() => follow(), [language]);
  return null;
}
