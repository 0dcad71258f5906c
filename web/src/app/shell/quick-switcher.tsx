import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchAhead } from '../../lib/first-screen.ts';
import { IS_MAC, showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/shell.ts';
import { openQuickSwitcher, subscribeQuickSwitcher } from '../../lib/open-quick-switcher.ts';
import style from './quick-switcher.module.css';
import { loadSearch, type Switcher, useSwitcher } from './use-switcher.ts';

/**
 * Jumps to files, workspaces, groups and actions by a few letters: Mod-P or a click on the field in the bar. Part of
 * the shell, so that the field has focus before the next key; results load later.
 */
export function QuickSwitcher() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => subscribeQuickSwitcher(() => flushSync(() => setIsOpen(true))), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const mod = IS_MAC ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!mod || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      openQuickSwitcher();
    };
    // Captured before an editor handles the key.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  useEffect(() => fetchAhead(5_000, loadSearch), []);
  const close = (): void => setIsOpen(false);
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      withCloseButton={false}
      centered={false}
      yOffset={96}
      size={620}
      // A transition would delay the field by a few frames.
      transitionProps={{ duration: 0 }}
      classNames={{ body: style['body'] ?? '' }}
      attributes={{ content: { 'aria-label': t('search') } }}
    >
      <Search onClose={close} />
    </Modal>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const id = useId();
  const switcher = useSwitcher(onClose);
  const { List, note } = switcher;
  return (
    <>
      <Field id={id} switcher={switcher} />
      {List !== null && <List id={id} switcher={switcher} />}
      <p role="status" className={style['nothing']}>
        {note}
      </p>
    </>
  );
}

function Field({ id, switcher }: { id: string; switcher: Switcher }) {
  const { entries, current } = switcher;
  return (
    <div className={style['field']}>
      <IconSearch size={20} aria-hidden />
      <input
        autoFocus
        data-autofocus
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        aria-label={t('search')}
        placeholder={t('search')}
        spellCheck={false}
        value={switcher.query}
        onChange={(event) => switcher.type(event.currentTarget.value)}
        onKeyDown={switcher.onKey}
      />
      <kbd>{showKeys('Escape')}</kbd>
    </div>
  );
}
