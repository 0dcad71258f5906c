import { ActionIcon, Menu } from '@mantine/core';
import { useRovingIndex } from '@mantine/hooks';
import {
  IconBold,
  IconBlockquote,
  IconCheckbox,
  IconBox,
  IconCode,
  IconDots,
  IconEyeOff,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMath,
  IconPhoto,
  IconQuote,
  IconSearch,
  IconSuperscript,
  IconTable,
} from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { CommandName, EditorHandle } from '../../editor/options.ts';
import { IS_MAC, showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/document.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import style from './editor-bar.module.css';
import { readChoice, readEnter, readFocus, writeChoice } from './screen-choices.ts';

interface Tool {
  command: CommandName;
  text: Parameters<typeof t>[0];
  icon: typeof IconBold;
  keys?: string;
}

const GROUPS: readonly (readonly Tool[])[] = [
  [
    { command: 'bold', text: 'bold', icon: IconBold, keys: showKeys('Mod-b') },
    { command: 'italic', text: 'italic', icon: IconItalic, keys: showKeys('Mod-i') },
    { command: 'code', text: 'code', icon: IconCode },
  ],
  [
    { command: 'link', text: 'link', icon: IconLink, keys: showKeys('Mod-k') },
    { command: 'image', text: 'image', icon: IconPhoto, keys: showKeys(IS_MAC ? 'Mod-Shift-i' : 'Ctrl-Alt-i') },
    { command: 'citation', text: 'citation', icon: IconQuote, keys: showKeys('Mod-Shift-c') },
    { command: 'footnote', text: 'footnote', icon: IconSuperscript },
    { command: 'math', text: 'math', icon: IconMath },
    { command: 'table', text: 'table', icon: IconTable },
  ],
  [
    { command: 'bulletList', text: 'bulletList', icon: IconList },
    { command: 'taskList', text: 'taskList', icon: IconCheckbox, keys: showKeys('Mod-Shift-9') },
    { command: 'comment', text: 'comment', icon: IconEyeOff, keys: showKeys('Mod-Shift-c') },
  ],
];
/** By how often they are needed: if not all fit, the last of these appear only in the menu. */
const NEEDED: readonly CommandName[] = [
  'bold',
  'italic',
  'citation',
  'link',
  'bulletList',
  'math',
  'image',
  'table',
  'footnote',
  'code',
  'taskList',
  'comment',
];
/** Number of formatting buttons between the first, “Heading”, and the last, the menu. */
export const FORMAT_BUTTONS = NEEDED.length;
const MORE: readonly Tool[] = [
  { command: 'orderedList', text: 'orderedList', icon: IconListNumbers },
  { command: 'quote', text: 'quote', icon: IconBlockquote },
  { command: 'div', text: 'div', icon: IconBox },
  { command: 'find', text: 'find', icon: IconSearch, keys: showKeys('Mod-f') },
];

/** Formatting buttons. They leave the caret where it is, and do not re-render with each “Saving…” and “Saved”. */
export const FormatButtons = memo(function FormatButtons({
  handle,
  disabled,
  fits = FORMAT_BUTTONS,
  byNeed = false,
}: {
  handle: EditorHandle | null;
  disabled: boolean;
  /** How many fit. */
  fits?: number;
  /** Most used first, where people have to scroll to reach the rest. */
  byNeed?: boolean;
}) {
  const run = (command: CommandName): void => void handle?.run(command);
  const [enter, setEnter] = useState(readEnter);
  const toggleEnter = (): void => {
    const next = enter === 'paragraph' ? 'line' : 'paragraph';
    setEnter(next);
    writeChoice('enter', next);
    handle?.setEnter(next);
  };
  const [fades, setFades] = useState(() => readChoice('fade') !== 'never');
  const toggleFading = (): void => {
    setFades(!fades);
    writeChoice('fade', fades ? 'never' : 'while-writing');
  };
  const [focuses, setFocuses] = useState(readFocus);
  const toggleFocus = (): void => {
    setFocuses(!focuses);
    writeChoice('focus', focuses ? 'none' : 'paragraph');
    handle?.setParagraphFocus(!focuses);
    handle?.focus();
  };
  const off = disabled || handle === null;
  // Roving focus, with one tab stop for all buttons: otherwise the text would be thirty presses of Tab away.
  const shown = new Set(NEEDED.slice(0, fits));
  const rows = byNeed
    ? [GROUPS.flat().toSorted((a, b) => NEEDED.indexOf(a.command) - NEEDED.indexOf(b.command))]
    : GROUPS;
  const groups = rows
    .map((group) => group.filter(({ command }) => shown.has(command)))
    .filter((group) => group.length > 0);
  const order = groups.flat().map(({ command }) => command);
  const hidden = GROUPS.flat().filter(({ command }) => !shown.has(command));
  const roving = useRovingIndex({ total: order.length + 2, isItemDisabled: () => off });
  const asStop = (index: number) => {
    const { tabIndex, onKeyDown, ref } = roving.getItemProps({ index });
    return { tabIndex, onKeyDown, ref };
  };
  const keepFocus = (event: React.MouseEvent): void => event.preventDefault();
  return (
    <div
      className={style['format']}
      role="toolbar"
      aria-label={t('formatting')}
      // It scrolls on narrow screens: while all buttons are disabled, the container itself must be focusable.
      tabIndex={off ? 0 : undefined}
      onMouseDown={keepFocus}
    >
      <Menu position="bottom-start" disabled={off}>
        <Menu.Target>
          <Tooltip label={t('heading')}>
            <ActionIcon size="md" aria-label={t('heading')} disabled={off} {...asStop(0)}>
              <IconHeading size={18} />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          {([1, 2, 3, 4] as const).map((level) => (
            <Menu.Item key={level} onClick={() => run(`heading${level}`)}>
              {t('headingLevel', { level })}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => run('paragraph')}>{t('paragraph')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {groups.map((tools, at) => (
        <span key={tools[0]?.command} className={style['group']} data-first={at === 0 || undefined}>
          {tools.map(({ command, text, icon: Icon, keys }) => (
            <Tooltip key={command} label={keys === undefined ? t(text) : `${t(text)} · ${keys}`}>
              <ActionIcon
                size="md"
                aria-label={t(text)}
                disabled={off}
                onClick={() => run(command)}
                {...asStop(order.indexOf(command) + 1)}
              >
                <Icon size={18} />
              </ActionIcon>
            </Tooltip>
          ))}
        </span>
      ))}
      <Menu position="bottom-start" disabled={off}>
        <Menu.Target>
          <ActionIcon size="md" aria-label={t('moreFormatting')} disabled={off} {...asStop(order.length + 1)}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={style['menu'] ?? ''}>
          {[...hidden, ...MORE].map(({ command, text, icon: Icon, keys }) => (
            <Menu.Item
              key={command}
              leftSection={<Icon size={18} />}
              rightSection={keys === undefined ? null : <kbd>{keys}</kbd>}
              onClick={() => run(command)}
            >
              {t(text)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.CheckboxItem checked={enter === 'paragraph'} onChange={toggleEnter} closeMenuOnClick>
            {t('enterParagraph')}
          </Menu.CheckboxItem>
          <Menu.CheckboxItem checked={focuses} onChange={toggleFocus} closeMenuOnClick>
            {t('focusParagraph')}
          </Menu.CheckboxItem>
          <Menu.CheckboxItem className={style['fading'] ?? ''} checked={fades} onChange={toggleFading} closeMenuOnClick>
            {t('fadeBars')}
          </Menu.CheckboxItem>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
});
