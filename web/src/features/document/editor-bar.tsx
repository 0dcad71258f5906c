import { ActionIcon, SegmentedControl } from '@mantine/core';
import {
  IconCode,
  IconEye,
  IconFileExport,
  IconLayoutColumns,
  IconLayoutSidebarRight,
  IconMarkdown,
  IconMessagePlus,
} from '@tabler/icons-react';
import type { DocumentConnection } from '../../editor/collab/document-connection.ts';
import type { EditorHandle, EditorMode } from '../../editor/options.ts';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { readConnection, subscribeConnection } from '../../api/connection.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/document.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import style from './editor-bar.module.css';
import { FORMAT_BUTTONS, FormatButtons } from './format-buttons.tsx';
import { SaveBadge } from './save-badge.tsx';
import { useBarFit } from './use-bar-fit.ts';
import { type Writing, WritingSwitch } from './writing-switch.tsx';

/** The slim toolbar above the text: formatting, save state, mode, export, side panel. */
export function EditorBar(props: {
  lead: ReactNode;
  handle: EditorHandle | null;
  connection: DocumentConnection | null;
  /** The text can no longer be edited. */
  hasEnded: boolean;
  /** This person may not write here, or the text can no longer be edited by anybody. */
  isReadOnly: boolean;
  isMarkdown: boolean;
  /** A CSV or TSV file: shown as a table or as source. */
  isTable: boolean;
  mode: EditorMode;
  onMode: (mode: EditorMode) => void;
  onCompare: () => void;
  /** Null: exports are disabled on this server and hidden. */
  exportButton: ReactNode;
  /** Opens the exports in the panel. */
  onExports: () => void;
  result: boolean;
  onResult: (() => void) | null;
  /** Null: this person may not comment here; undefined: not known yet. */
  onComment: (() => void) | null | undefined;
  writing: Writing;
  panel: boolean;
  onPanel: (open: boolean) => void;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const fit = useBarFit(bar, props.isMarkdown ? FORMAT_BUTTONS : 0);
  const isOnline = useSyncExternalStore(subscribeConnection, readConnection) === 'online';
  const resultLabel = props.result ? t('hideResult') : t('showResult');
  const panelLabel = props.panel ? t('hidePanel') : t('showPanel');
  return (
    <div
      ref={bar}
      className={style['bar']}
      data-compact={fit.isCompact || undefined}
      data-save-below={fit.isSaveBelow || undefined}
    >
      <span className={style['part']} data-bar-part="lead">
        {props.lead}
      </span>
      {props.isMarkdown && <FormatButtons handle={props.handle} disabled={props.isReadOnly} fits={fit.tools} />}
      <span className={style['space']} />
      <span className={style['saving']} data-bar-part="save">
        {!props.hasEnded && props.writing.modes.length === 1 && <span className={style['rights']}>{t('mayRead')}</span>}
        <SaveBadge connection={props.connection} onCompare={props.onCompare} />
      </span>
      <span className={style['part']} data-bar-part="actions">
        {!props.hasEnded && props.writing.modes.length > 1 && (
          <WritingSwitch {...props.writing} isCompact={fit.isCompact} onDone={() => props.handle?.focus()} />
        )}
        {(props.isMarkdown || props.isTable) && <ModeSwitch {...props} isCompact={fit.isCompact} />}
        {props.onComment !== null && (
          <Tooltip label={`${t('addComment')} · ${showKeys('Mod-Shift-m')}`}>
            <ActionIcon
              aria-label={t('addComment')}
              aria-keyshortcuts="Control+Shift+M Meta+Shift+M"
              onMouseDown={(event) => event.preventDefault()}
              onClick={props.onComment}
            >
              <IconMessagePlus size={18} />
            </ActionIcon>
          </Tooltip>
        )}
        {props.exportButton !== null &&
          (fit.isCompact ? (
            <Tooltip label={t('exportFile')}>
              <ActionIcon aria-label={t('exportFile')} disabled={!isOnline} onClick={props.onExports}>
                <IconFileExport size={18} />
              </ActionIcon>
            </Tooltip>
          ) : (
            <span className={style['export']}>{props.exportButton}</span>
          ))}
        {props.onResult !== null && (
          <Tooltip label={resultLabel}>
            <ActionIcon
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
          <ActionIcon aria-label={panelLabel} aria-pressed={props.panel} onClick={() => props.onPanel(!props.panel)}>
            <IconLayoutSidebarRight size={18} />
          </ActionIcon>
        </Tooltip>
      </span>
    </div>
  );
}

function ModeSwitch(props: {
  mode: EditorMode;
  isTable: boolean;
  isCompact: boolean;
  onMode: (mode: EditorMode) => void;
}) {
  const preview = props.isTable ? t('tableView') : t('preview');
  if (props.isCompact) {
    const isPreview = props.mode === 'preview';
    const label = isPreview ? t('source') : preview;
    // The code icon is already used by a formatting button.
    const SourceIcon = props.isTable ? IconCode : IconMarkdown;
    return (
      <Tooltip label={label}>
        <ActionIcon aria-label={label} onClick={() => props.onMode(isPreview ? 'source' : 'preview')}>
          {isPreview ? <SourceIcon size={18} /> : <IconEye size={18} />}
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <SegmentedControl
      size="xs"
      className={`slim-switch ${style['mode']}`}
      aria-label={t('mode')}
      value={props.mode}
      onChange={(value) => props.onMode(value === 'source' ? 'source' : 'preview')}
      data={[
        { value: 'preview', label: preview },
        { value: 'source', label: t('source') },
      ]}
    />
  );
}
