import { ActionIcon, Drawer, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconList } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useMayEdit } from '../../api/may-edit.ts';
import { t } from '../../lib/texts/history.ts';
import { AuthorLegend } from '../../ui/author-legend.tsx';
import { isMarkdownPath } from '../../editor/languages/markdown.ts';
import { TextSkeleton } from '../../ui/document-skeleton.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { type ComparedPart, TextComparison } from '../../ui/text-comparison.tsx';
import { ChangeSteps, ComparedPair, MoreMenu, VersionActions, VersionChoice } from './compare-bar.tsx';
import { type FoundPassage, type ShownRange, countWords } from './find-passage.ts';
import { type File, nameVersion, restore, restorePassage } from './history-actions.ts';
import type { OpenAssets } from './history-screen-props.ts';
import style from './history.module.css';
import { NameVersionDialog } from './name-version-dialog.tsx';
import { PaperComparison } from './paper-comparison.tsx';
import { findPassages, PutBack, PutBackItems } from './put-back.tsx';
import { listSteps, useChanges, useShownChange } from './use-changes.ts';
import type { ChosenVersions } from './use-chosen-versions.ts';
import { useCompareKeys } from './use-compare-keys.ts';
import { useComparison } from './use-comparison.ts';
import { usePaper } from './use-paper.ts';
import { useShownSelection } from './use-shown-selection.ts';
import { VersionList } from './version-list.tsx';
import type { FileVersion } from './version-words.ts';

/** How versions are shown; kept while the text is being replayed. */
export interface CompareView {
  readonly source: boolean;
  readonly onlyNamed: boolean;
}

/** Compares two versions as one text, word by word. Naming and restoring apply to the chosen version. */
export function CompareVersions(props: {
  file: File;
  openAssets: OpenAssets;
  versions: readonly FileVersion[];
  chosen: ChosenVersions;
  view: CompareView;
  onView: (view: CompareView) => void;
  lead: ReactNode;
  onReplay: () => void;
}) {
  const { file, chosen, view, onView } = props;
  const { newest, newer, older } = chosen;
  const mayEdit = useMayEdit(file.uuid);
  const [isNaming, setNaming] = useState(false);
  // Below this width, the text needs the full height.
  const isNarrow = useMediaQuery('(max-width: 1099px)', false, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const isRoomy = useMediaQuery('(min-width: 1280px)', true, { getInitialValueInEffect: false });
  const [isListShown, setListShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isFirst = older === undefined;
  const comparison = useComparison(file, (older ?? newer)?.version ?? 0, newer?.version ?? 0);
  const { parts, authors } = comparison;
  const mayDraw = isMarkdownPath(file.itemPath);
  const paper = usePaper(parts, mayDraw && !view.source);
  const steps = useMemo(() => paper?.changes ?? listSteps(parts ?? []), [paper, parts]);
  const changes = useChanges(steps, chosen.at, chosen.setAt);
  useShownChange(place, paper ? null : parts, changes);
  const [paperSelection, selectInPaper] = useState<ShownRange | null>(null);
  const sourceSelection = useShownSelection(place);
  const found = findPassages(parts, changes.change, paper ? paperSelection : sourceSelection);
  const [isPutting, putBack] = usePutBack(file, comparison, mayEdit);
  const mayPutBack = mayEdit && comparison.from < comparison.to;
  useCompareKeys({
    isOff: isNaming,
    onStep: changes.step,
    onRestore: () => void putBack(found.selection ?? found.change),
    onRestoreParagraph: () => void putBack(found.paragraph),
  });
  const actions = mayEdit && (
    <VersionActions
      chosen={chosen}
      onName={() => setNaming(true)}
      onRestore={() => newer && void restore(file, newer, newest).then((done) => done && chosen.leave(newer.id))}
    />
  );
  const list = (
    <VersionsPanel
      file={file}
      versions={props.versions}
      chosen={chosen}
      onlyNamed={view.onlyNamed}
      onOnlyNamed={(onlyNamed) => onView({ ...view, onlyNamed })}
      onChosen={() => setListShown(false)}
      actions={actions}
    >
      <VersionChoice chosen={chosen} />
      <AuthorLegend authors={authors} label={t('authors')} />
      {comparison.lacksAuthors && <p className="muted small">{t('noAuthors')}</p>}
    </VersionsPanel>
  );
  return (
    <div className={style['screen']}>
      <header className={style['bar']}>
        {props.lead}
        {mayDraw && !isPhone && (
          <SegmentedControl
            size="xs"
            className="slim-switch"
            aria-label={t('shownAs')}
            value={view.source ? 'source' : 'paper'}
            onChange={(value) => onView({ ...view, source: value === 'source' })}
            data={[
              { value: 'paper', label: t('paper') },
              { value: 'source', label: t('source') },
            ]}
          />
        )}
        <ChangeSteps parts={parts} changes={changes} authors={authors} isFirst={isFirst} isShort={isNarrow}>
          {isNarrow && <ComparedPair chosen={chosen} />}
        </ChangeSteps>
        {isRoomy && mayPutBack && <PutBack {...found} onPutBack={(passage) => void putBack(passage)} />}
        {isNarrow && (
          <ActionIcon
            size={32}
            aria-haspopup="dialog"
            aria-label={t('versions')}
            title={t('versions')}
            onClick={() => setListShown(true)}
          >
            <IconList size={18} />
          </ActionIcon>
        )}
        {((!isRoomy && mayPutBack && (found.selection ?? found.change ?? found.paragraph) !== null) || isPhone) && (
          <MoreMenu
            views={
              isPhone
                ? {
                    onReplay: props.onReplay,
                    source: mayDraw ? view.source : null,
                    onSource: (source) => onView({ ...view, source }),
                  }
                : null
            }
          >
            {mayPutBack && <PutBackItems {...found} onPutBack={(passage) => void putBack(passage)} />}
          </MoreMenu>
        )}
      </header>
      <div
        className={style['canvas']}
        data-paper={paper ? true : undefined}
        tabIndex={paper ? undefined : 0}
        role="region"
        aria-label={t('title')}
        aria-busy={isPutting || comparison.isBehind}
      >
        {comparison.error !== null && <LoadError error={comparison.error} onRetry={comparison.retry} />}
        {(parts === null || paper === undefined) && comparison.error === null && <TextSkeleton />}
        {parts !== null && paper === null && (
          <TextComparison ref={place} parts={parts} source={view.source} authors={authors} />
        )}
        {parts !== null && paper && (
          <PaperComparison
            paper={paper}
            parts={parts}
            authors={authors}
            openAssets={props.openAssets}
            current={changes.current}
            hasStepped={changes.hasStepped}
            onSelect={selectInPaper}
          />
        )}
      </div>
      {isNarrow ? (
        <Drawer
          opened={isListShown}
          onClose={() => setListShown(false)}
          position="bottom"
          size="72%"
          padding={0}
          title={t('versions')}
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          {list}
        </Drawer>
      ) : (
        list
      )}
      <CompareFooter parts={isFirst ? null : parts} mayEdit={mayEdit} />
      {isNaming && newer?.version !== undefined && (
        <NameVersionDialog
          version={newer}
          onClose={() => setNaming(false)}
          onSave={(name, note) => nameVersion(file, newer.version ?? 0, name, note)}
        />
      )}
    </div>
  );
}

/** Reverts a passage: one at a time, and never from an outdated comparison. */
function usePutBack(file: File, comparison: ReturnType<typeof useComparison>, mayEdit: boolean) {
  const [isPutting, setPutting] = useState(false);
  const putBack = async (passage: FoundPassage | null): Promise<void> => {
    if (!mayEdit || passage === null || comparison.isBehind || isPutting) return;
    setPutting(true);
    await restorePassage(file, comparison.to, passage);
    setPutting(false);
  };
  return [isPutting, putBack] as const;
}

function VersionsPanel(props: {
  file: File;
  versions: readonly FileVersion[];
  chosen: ChosenVersions;
  onlyNamed: boolean;
  onOnlyNamed: (onlyNamed: boolean) => void;
  onChosen: () => void;
  /** Actions for the chosen version. */
  actions: ReactNode;
  children: ReactNode;
}) {
  const { versions, chosen } = props;
  const named = versions.filter((version) => version.label !== undefined);
  const onlyNamed = props.onlyNamed && named.length > 0;
  return (
    <aside className={style['panel']} aria-label={t('versions')}>
      <div className={style['compared']}>{props.children}</div>
      {named.length > 0 && named.length < versions.length && (
        <SegmentedControl
          size="xs"
          fullWidth
          value={onlyNamed ? 'named' : 'all'}
          onChange={(value) => props.onOnlyNamed(value === 'named')}
          data={[
            { value: 'all', label: t('all') },
            { value: 'named', label: t('named') },
          ]}
        />
      )}
      <VersionList
        file={props.file}
        versions={onlyNamed ? named : versions}
        chosen={chosen.newer?.id ?? null}
        newest={chosen.newest?.id ?? null}
        actions={props.actions}
        onChoose={(version) => {
          if (version.version !== undefined) chosen.choose(version.id);
          props.onChosen();
        }}
      />
    </aside>
  );
}

function CompareFooter({ parts, mayEdit }: { parts: readonly ComparedPart[] | null; mayEdit: boolean }) {
  return (
    <footer className={style['status']}>
      {parts !== null && (
        <>
          <span className={style['added']}>{t('addedWords', { count: countWords(parts, 'added') })}</span>
          <span className={style['removed']}>{t('removedWords', { count: countWords(parts, 'removed') })}</span>
        </>
      )}
      {mayEdit && <span>{t('safe')}</span>}
      <span className={style['space']} />
      <span>
        <kbd>J</kbd> {t('nextKey')}
      </span>
      <span>
        <kbd>K</kbd> {t('previousKey')}
      </span>
      {mayEdit && (
        <>
          <span>
            <kbd>R</kbd> {t('revertKey')}
          </span>
          <span>
            <kbd>P</kbd> {t('revertParagraphKey')}
          </span>
        </>
      )}
    </footer>
  );
}
