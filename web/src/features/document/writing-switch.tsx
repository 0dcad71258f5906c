import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconEye, IconMessage2, IconPencil } from '@tabler/icons-react';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/document.ts';
import style from './editor-bar.module.css';
import type { WritingMode } from './review/writing-mode.ts';

const ICONS = { editing: IconPencil, suggesting: IconMessage2, viewing: IconEye } as const;
const HINTS = { editing: 'editingHint', suggesting: 'suggestingHint', viewing: 'viewingHint' } as const;

export interface Writing {
  readonly mode: WritingMode;
  readonly modes: readonly WritingMode[];
  readonly onMode: (mode: WritingMode) => void;
}

/** Chooses between editing, suggesting and viewing, as far as the person's role allows. */
export function WritingSwitch(props: Writing & { isCompact?: boolean; onDone: () => void }) {
  const { mode, modes, onMode, onDone, isCompact = false } = props;
  const Icon = ICONS[mode];
  return (
    <Menu position="bottom-end" returnFocus={false} onClose={onDone}>
      <Menu.Target>
        <Button
          variant={isCompact ? 'subtle' : 'default'}
          size="xs"
          className={style['writing'] ?? ''}
          data-compact={isCompact || undefined}
          data-mode={mode}
          leftSection={<Icon size={16} />}
          rightSection={<IconChevronDown size={14} />}
          aria-label={t('writingMode', { mode: t(mode) })}
        >
          {t(mode)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <WritingChoices mode={mode} modes={modes} onMode={onMode} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** The modes as menu items. */
export function WritingChoices({ mode, modes, onMode }: Writing) {
  const choose = (chosen: string): void => {
    const one = modes.find((known) => known === chosen);
    if (one) onMode(one);
  };
  return (
    <Menu.RadioGroup value={mode} onChange={choose}>
      {modes.map((one) => {
        const ItemIcon = ICONS[one];
        return (
          <Menu.RadioItem
            key={one}
            value={one}
            closeMenuOnClick
            rightSection={
              one === 'suggesting' ? <span className={style['keys']}>{showKeys('Mod-Shift-s')}</span> : null
            }
          >
            <span className={style['choice']}>
              <ItemIcon size={16} aria-hidden />
              <span>
                {t(one)}
                <span className={style['hint']}>{t(HINTS[one])}</span>
              </span>
            </span>
          </Menu.RadioItem>
        );
      })}
    </Menu.RadioGroup>
  );
}
