import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { IconLayoutColumns, IconLayoutSidebarRight, IconMessagePlus } from '@tabler/icons-react';
import type { DocumentConnection } from '../../editor/collab/document-connection.ts';
import type { EditorHandle, EditorMode } from '../../editor/options.ts';
import type { ReactNode } from 'react';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/document.ts';
import style from './editor-bar.module.css';
import { FormatButtons } from './format-buttons.tsx';
import { SaveBadge } from './save-badge.tsx';
import { type Writing, WritingSwitch } from './writing-switch.tsx';

/** The slim toolbar above the text: formatting, save state, mode, export, side panel. */
export function EditorBar(props: {
  lead: ReactNode;
  handle: EditorHandle | null;
  connection: DocumentConnection | null;
  /** The text can no longer be written in. */
  hasEnded: boolean;
  /** This person may not write here, or nobody may any more. */
  isReadOnly: boolean;
  isMarkdown: boolean;
  /** A file of values: a table or its source. */
  isTable: boolean;
  mode: EditorMode;
  onMode: (mode: EditorMode) => void;
  onCompare: () => void;
  /** null: exports are disabled on this server and hidden. */
  exportButton: ReactNode;
  result: boolean;
  onResult: (() => void) | null;
  /** null: this person may not comment here. */
  onComment: (() => void) | null;
  writing: Writing;
  panel: boolean;
  onPanel: (open: boolean) => void;
}) {
  const resultLabel = props.result ? t('hideResult') : t('showResult');
  const panelLabel = props.panel ? t('hidePanel') : t('showPanel');
  return (
    <div className={style['bar']}>
      {props.lead}
      {props.isMarkdown && <FormatButtons handle={props.handle} disabled={props.isReadOnly} />}
      <span className={style['space']} />
      {!props.hasEnded && props.writing.modes.length === 1 && <span className={style['rights']}>{t('mayRead')}</span>}
      <SaveBadge connection={props.connection} onCompare={props.onCompare} />
      {!props.hasEnded && props.writing.modes.length > 1 && (
        <WritingSwitch {...props.writing} onDone={() => props.handle?.focus()} />
      )}
      {(props.isMarkdown || props.isTable) && (
        <SegmentedControl
          size="xs"
          className={style['mode'] ?? ''}
          aria-label={t('mode')}
          value={props.mode}
          onChange={(value) => props.onMode(value === 'source' ? 'source' : 'preview')}
          data={[
            { value: 'preview', label: props.isTable ? t('tableView') : t('preview') },
            { value: 'source', label: t('source') },
          ]}
        />
      )}
      {props.onComment !== null && (
        <Tooltip label={`${t('addComment')} · ${showKeys('Mod-Shift-m')}`}>
          <ActionIcon
            className={style['comment'] ?? ''}
            aria-label={t('addComment')}
            aria-keyshortcuts="Control+Shift+M Meta+Shift+M"
            onMouseDown={(event) => event.preventDefault()}
            onClick={props.onComment}
          >
            <IconMessagePlus size={18} />
          </ActionIcon>
        </Tooltip>
      )}
      {props.exportButton !== null && <span className={style['export']}>{props.exportButton}</span>}
      {props.onResult !== null && (
        <Tooltip label={resultLabel}>
          <ActionIcon
            className={style['result'] ?? ''}
            aria-label={resultLabel}
            aria-keyshortcuts="Control+Alt+E Meta+Alt+E"
            aria-pressed={props.result}
            onClick={props.onResult}
          >
            <IconLayoutColumns size={18} />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={panelLabel}>
        <ActionIcon
          className={style['panel'] ?? ''}
          aria-label={panelLabel}
          aria-pressed={props.panel}
          onClick={() => props.onPanel(!props.panel)}
        >
          <IconLayoutSidebarRight size={18} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
