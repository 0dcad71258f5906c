import { ActionIcon, Button, Menu, UnstyledButton } from '@mantine/core';
import {
  IconChevronLeft,
  IconCode,
  IconDots,
  IconEye,
  IconFileExport,
  IconFileTypePdf,
  IconHistory,
  IconList,
  IconMessage,
  IconMessagePlus,
  IconSearch,
  IconShare2,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { DocumentConnection } from '../../editor/collab/document-connection.ts';
import type { EditorHandle, EditorMode, EditorProblem } from '../../editor/options.ts';
import { suggest } from '../../editor/review/commenting.ts';
import { t } from '../../lib/texts/document.ts';
import { t as review } from '../../lib/texts/review.ts';
import { t as sharing } from '../../lib/texts/sharing.ts';
import { t as shell } from '../../lib/texts/shell.ts';
import { usePageMark } from '../../ui/use-page-mark.ts';
import { FormatButtons } from './format-buttons.tsx';
import { isFinding } from './is-finding.ts';
import style from './phone-bar.module.css';
import { isSevere, ProblemIcon, ProblemsMenu } from './problems-menu.tsx';
import { SaveBadge } from './save-badge.tsx';
import type { PanelTab } from './side-panel.tsx';
import type { StatsStore } from './use-editor.ts';
import { type Writing, WritingChoices, WritingSwitch } from './writing-switch.tsx';

/**
 * The single bar above a text on a phone: back to the folder, the name, the save state, and everything else in a menu.
 * It replaces the app's bar: with the keyboard open, two bars would take half of the screen.
 */
export function PhoneBar(props: {
  /** The text is still being looked for: only the way back is of use. */
  isAwaited?: boolean;
  path: string;
  /** URL of the containing folder. */
  folder: string;
  connection: DocumentConnection | null;
  /** Who else is here; null: nobody. */
  people: ReactNode;
  /** The text can no longer be edited. */
  hasEnded: boolean;
  isMarkdown: boolean;
  /** A CSV or TSV file: shown as a table or as source. */
  isTable: boolean;
  mode: EditorMode;
  onMode: (mode: EditorMode) => void;
  onCompare: () => void;
  /** Label of the outline; null if there is none. */
  outline: string | null;
  /** Exports are enabled on this server, and this person may create them. */
  hasExport: boolean;
  onResult: (() => void) | null;
  hasComments: boolean;
  hasHistory: boolean;
  /** Null: guests of a link cannot share. */
  onShare: (() => void) | null;
  writing: Writing;
  problems: readonly EditorProblem[];
  onJump: (at: number) => void;
  onPanel: (tab: PanelTab) => void;
  /** Called when a mode was chosen: returns to the text. */
  onWritten: () => void;
}) {
  const { path, hasEnded, writing, isAwaited = false } = props;
  const name = path.slice(path.lastIndexOf('/') + 1);
  usePageMark('covers-bar');
  const isReader = !hasEnded && writing.modes.length === 1;
  const isUnusual = !hasEnded && writing.modes.length > 1 && writing.mode !== 'editing';
  const isCrowded = props.people !== null && (isReader || isUnusual || props.problems.length > 0);
  return (
    <div className={style['bar']} data-crowded={isCrowded || undefined}>
      <ActionIcon
        component={Link}
        to={props.folder}
        className={style['button'] ?? ''}
        aria-label={shell('backToFolder')}
      >
        <IconChevronLeft size={20} />
      </ActionIcon>
      <span className={style['name']} title={name}>
        {name}
      </span>
      <span className={style['save']}>
        <SaveBadge connection={props.connection} onCompare={props.onCompare} />
      </span>
      {props.people}
      {isReader && <span className={style['rights']}>{t('mayRead')}</span>}
      {/* Visible whenever typing does not change the text itself. */}
      {isUnusual && <WritingSwitch {...writing} isCompact onDone={props.onWritten} />}
      {props.problems.length > 0 && (
        <ProblemsMenu problems={props.problems} position="sheet" onJump={props.onJump}>
          <UnstyledButton
            className={style['problems'] ?? ''}
            data-severe={isSevere(props.problems) || undefined}
            aria-label={t('problems', { count: props.problems.length })}
          >
            <ProblemIcon of={props.problems} size={18} />
            {props.problems.length}
          </UnstyledButton>
        </ProblemsMenu>
      )}
      <Menu position="bottom-end" disabled={isAwaited}>
        <Menu.Target>
          <ActionIcon className={style['button'] ?? ''} aria-label={t('moreActions')} disabled={isAwaited}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={style['menu'] ?? ''}>
          {(props.isMarkdown || props.isTable) && (
            <>
              <Menu.Item
                leftSection={props.mode === 'preview' ? <IconCode size={18} /> : <IconEye size={18} />}
                onClick={() => props.onMode(props.mode === 'preview' ? 'source' : 'preview')}
              >
                {props.mode === 'preview' ? t('source') : props.isTable ? t('tableView') : t('preview')}
              </Menu.Item>
              <Menu.Divider />
            </>
          )}
          {!hasEnded && writing.modes.length > 1 && (
            <>
              <WritingChoices {...writing} />
              <Menu.Divider />
            </>
          )}
          {props.outline !== null && (
            <Menu.Item leftSection={<IconList size={18} />} onClick={() => props.onPanel('outline')}>
              {props.outline}
            </Menu.Item>
          )}
          {props.hasComments && (
            <Menu.Item leftSection={<IconMessage size={18} />} onClick={() => props.onPanel('comments')}>
              {t('comments')}
            </Menu.Item>
          )}
          {props.hasHistory && (
            <Menu.Item leftSection={<IconHistory size={18} />} onClick={() => props.onPanel('history')}>
              {t('history')}
            </Menu.Item>
          )}
          {props.hasExport && (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<IconFileExport size={18} />} onClick={() => props.onPanel('export')}>
                {t('exportFile')}
              </Menu.Item>
            </>
          )}
          {props.onResult !== null && (
            <Menu.Item leftSection={<IconFileTypePdf size={18} />} onClick={props.onResult}>
              {t('showPdf')}
            </Menu.Item>
          )}
          {props.onShare !== null && (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<IconShare2 size={18} />} onClick={props.onShare}>
                {sharing('share')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

/** Formatting buttons above the keyboard, within reach of the thumbs. */
export function PhoneFormat(props: {
  handle: EditorHandle | null;
  isMarkdown: boolean;
  isReadOnly: boolean;
  stats: StatsStore;
  /** Null: this person may not comment here; undefined: not known yet. */
  onComment: (() => void) | null | undefined;
}) {
  const { handle, onComment } = props;
  const hasSelection = useSyncExternalStore(
    props.stats.subscribe,
    () => props.stats.read()?.selectedWords != null && !isFinding(),
  );
  const isOffered = hasSelection && Boolean(onComment);
  const isShown = props.isMarkdown || onComment !== null;
  usePageMark('bottom-bar', isShown);
  if (!isShown) return null;
  return (
    <div className={style['format']}>
      {hasSelection && onComment && handle && (
        // In place of buttons over the text: there is no margin for them here.
        <div className={style['selected']}>
          {(
            [
              ['add', onComment],
              ['suggest', () => void suggest(handle.view)],
            ] as const
          ).map(([name, run]) => (
            <Button key={name} variant="subtle" px={10} onMouseDown={(event) => event.preventDefault()} onClick={run}>
              {review(name)}
            </Button>
          ))}
        </div>
      )}
      {props.isMarkdown && <FormatButtons handle={props.handle} disabled={props.isReadOnly} byNeed />}
      {!isOffered && (
        <ActionIcon
          className={style['button'] ?? ''}
          aria-label={t('find')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void handle?.run('find')}
        >
          <IconSearch size={18} />
        </ActionIcon>
      )}
      {onComment !== null && !isOffered && (
        <ActionIcon
          className={style['button'] ?? ''}
          aria-label={t('addComment')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onComment}
        >
          <IconMessagePlus size={18} />
        </ActionIcon>
      )}
    </div>
  );
}
