import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { useEffect, useRef } from 'react';
import { keepLanguage } from '../../lib/language.ts';
import { t as common } from '../../lib/texts/common.ts';
import { t } from '../../lib/texts/profile.ts';
import { toastInfo } from '../../ui/toasts.ts';

/**
 * Reloads the page to show it in a language just saved: at once if nothing was typed on the page, otherwise when the
 * user agrees.
 */
export function useShowLanguage(): (choice: Language | 'auto') => void {
  const hasTyped = useRef(false);
  useEffect(() => {
    const onInput = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)) hasTyped.current = true;
    };
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, []);
  return (choice) => {
    if (!keepLanguage(choice)) return;
    if (!hasTyped.current) location.reload();
    else
      toastInfo(t('languageLater'), { duration: 0, action: { label: common('reload'), run: () => location.reload() } });
  };
}
