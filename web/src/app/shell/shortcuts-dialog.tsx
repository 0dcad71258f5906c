import { Modal } from '@mantine/core';
import { IS_MAC, showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/shortcuts.ts';
import { SHORTCUTS } from '../../lib/shortcut-list.ts';
import style from './shortcuts-dialog.module.css';

/** Every shortcut of the product, grouped by where it works. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={t('title')} size={1160} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={style['groups']}>
        {SHORTCUTS.map((group) => (
          <section key={group.title} aria-label={t(group.title)}>
            <h3>{t(group.title)}</h3>
            <dl>
              {group.lines.map((line) => (
                <div key={line.text}>
                  <dt>{t(line.text)}</dt>
                  <dd>
                    {((IS_MAC ? line.mac : undefined) ?? line.keys).map((key) => (
                      <kbd key={key}>{showKeys(key)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
