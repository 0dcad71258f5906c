import type { NewEntry } from '@scriptorium/bibliography/change-entries.ts';
import { readIdentifier } from '@scriptorium/bibliography/identifiers.ts';
import { readLight } from '@scriptorium/bibliography/light.ts';
import { readWorks } from '../../lib/read-works.ts';
import { scanBib } from '@scriptorium/bibliography/scan.ts';
import { Anchor, Button, Modal, SegmentedControl, Select, Textarea } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import { findEntry } from '../../api/find-entry.ts';
import { readWords } from '../../api/search-works.ts';
import { useCapabilities } from '../../api/session.ts';
import type { FoundWork } from '../../editor/citations/bib-index.ts';
import type { CitationLibrary } from '../../editor/citations/library.ts';
import { type CitationManner, writeCitation } from '../../editor/citations/write-citation.ts';
import { readMessage } from '../../lib/read-message.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/citing.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAwaitedKeys } from '../../ui/use-awaited-keys.ts';
import { addEntries, listFiles, listTargets } from './add-works.ts';
import style from './cite-dialog.module.css';
import { type ChosenWork, ChosenWorks } from './chosen-works.tsx';
import { FoundWorks, type Offer } from './found-works.tsx';
import { type FoundElsewhere, searchElsewhere } from './search-elsewhere.ts';
import { useFoundWorks } from './use-found-works.ts';

const NONE: ReadonlyMap<string, string> = new Map();
const MANNERS = ['in-brackets', 'in-text', 'without-author'] as const;
const MANNER_TEXTS = { 'in-brackets': 'inBrackets', 'in-text': 'inText', 'without-author': 'withoutAuthor' } as const;

/** Renders another feature's form for entering a work by hand. */
export type RenderReferenceForm = (facts: {
  title: string;
  onBack: () => void;
  onAdd: (source: string) => void;
}) => ReactNode;

/** Focuses the field with the caret at the end, after anything typed before the dialog had loaded. */
function focusEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

function chooseWork(work: FoundWork, source: string | null, inDialect?: boolean): ChosenWork {
  return { ...work, source, inDialect, prefix: '', locator: '', suffix: '' };
}

function chooseSource({ source, inDialect }: NewEntry): ChosenWork[] {
  return scanBib(source)
    .filter(({ kind }) => kind === 'entry')
    .map((part) => chooseWork(readLight(source, part, NONE), source.slice(part.from, part.to), inDialect));
}

/** Finds works, in the library or by identifier, and cites them. Everything can be done from the search field. */
export function CiteDialog(props: {
  library: CitationLibrary | null;
  place: { workspaceUUID: string; documentPath: string };
  /** The citation to change; null for a new one. */
  changed: { readonly works: readonly ChosenWork[]; readonly manner: CitationManner } | null;
  /** The field's initial value. */
  typed: string;
  renderReferenceForm: RenderReferenceForm;
  onClose: () => void;
  /** Receives the file that works were added to. If it throws, the dialog stays and shows the error. */
  onInsert: (citation: string, files: readonly string[], hasAdded: boolean) => void;
}) {
  const { library, place } = props;
  const capabilities = useCapabilities();
  const [query, setQuery] = useState(props.typed);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<readonly ChosenWork[]>(props.changed?.works ?? []);
  const [manner, setManner] = useState<CitationManner>(props.changed?.manner ?? 'in-brackets');
  const targets = listTargets(library);
  const [file, setFile] = useState<string | null>(null);
  // The library may have loaded after the dialog opened, with files other than those first assumed.
  const target = targets.find((one) => one.file === file) ?? targets[0];
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isByHand, setByHand] = useState(false);
  const [elsewhere, setElsewhere] = useState<FoundElsewhere | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const field = useMergedRef(input, focusEnd);
  const asking = useRef<AbortController | null>(null);

  const identifier = readIdentifier(query);
  const found = useFoundWorks(library, identifier ? '' : query, query.trim() !== '');
  const mayLookUp = {
    doi: capabilities.doiLookups,
    arxiv: capabilities.arxivLookups,
    pmid: capabilities.pubmedLookups,
    isbn: capabilities.isbnLookups,
  };
  const words = capabilities.doiLookups ? readWords(query) : null;
  const offers: readonly Offer[] = identifier
    ? [{ kind: 'look-up', identifier, allowed: mayLookUp[identifier.kind] }]
    : (elsewhere?.offers ?? [
        ...found.works.map((work) => ({ kind: 'work', work }) as const),
        // Last in the list, and only on request: nothing people type is sent to public services unasked.
        ...(words === null || !found.isKnown ? [] : [{ kind: 'search', words } as const]),
      ]);

  const change = (value: string): void => {
    setQuery(value);
    setAt(0);
    setProblem(null);
    setElsewhere(null);
  };
  const add = (works: readonly ChosenWork[]): void => {
    setChosen((before) => [
      ...before,
      ...works.filter(({ key, source }) => !before.some((one) => one.key === key && one.source === source)),
    ]);
    change('');
    input.current?.focus();
  };
  /** Adds the works that a pasted text consists of; returns whether it was such a text. */
  const addPasted = (text: string): boolean => {
    const works = readWorks(text);
    if (works?.kind === 'entries') add(works.entries.flatMap(chooseSource));
    if (works?.kind === 'broken') setProblem(works.reason);
    return works?.kind === 'entries';
  };
  const run = async (doing: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const controller = new AbortController();
    asking.current = controller;
    setProblem(null);
    setBusy(doing);
    try {
      await work(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(readMessage(error));
    }
    if (asking.current === controller) setBusy(null);
  };
  const take = (offer: Offer | undefined): void => {
    if (offer?.kind === 'work') add([chooseWork(offer.work, null)]);
    if (offer?.kind === 'elsewhere')
      add(
        offer.known === null
          ? chooseSource({ source: offer.work.source, inDialect: true })
          : [chooseWork(offer.known, null)],
      );
    if (offer?.kind === 'search')
      void run(t('searchingWorks'), async (signal) => {
        const answer = await searchElsewhere(library, offer.words, signal);
        setElsewhere(answer);
        setAt(0);
        if (answer.offers.length === 0 && answer.trouble === null) setProblem(t('noWorks', { words: offer.words }));
      });
    if (offer?.kind === 'look-up' && offer.allowed)
      void run(t('lookingUp', { value: offer.identifier.value }), async (signal) =>
        add(chooseSource({ source: await findEntry(offer.identifier, signal), inDialect: true })),
      );
  };
  const insert = (): void => {
    if (chosen.length === 0 || busy !== null) return;
    const fresh = chosen.flatMap(({ source, inDialect }) => (source === null ? [] : { source, inDialect }));
    if (fresh.length > 0 && target === undefined) return setProblem(t('noTarget'));
    void run(t('insert'), async () => {
      const keys = fresh.length > 0 && target ? [...(await addEntries(place, target, fresh))] : [];
      const works = chosen.map((work) => (work.source === null ? work : { ...work, key: keys.shift() ?? work.key }));
      const added = (fresh.length > 0 && target) || null;
      props.onInsert(writeCitation(works, manner), listFiles(library, added), added !== null);
    });
  };
  const isFound = identifier !== null || elsewhere !== null || found.isKnown;
  const press = useAwaitedKeys(query, isFound, (key: 'take' | 1 | -1) => {
    if (key === 'take') take(offers[at]);
    else if (offers.length > 0) setAt((at + key + offers.length) % offers.length);
  });
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const move = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (move !== undefined && offers.length > 0) press(move);
    else if (event.key === 'Backspace' && query === '') setChosen(chosen.slice(0, -1));
    else if (event.key !== 'Enter') return;
    else if (event.ctrlKey || event.metaKey || query.trim() === '') insert();
    else if (!addPasted(query)) press('take');
    event.preventDefault();
    if (event.key === 'Backspace') input.current?.focus();
  };
  const hasNew = chosen.some(({ source }) => source !== null);

  const dialogTitle = isByHand ? t('byHand') : t(props.changed ? 'changeTitle' : 'title');

  return (
    <Modal
      opened
      onClose={props.onClose}
      size={640}
      title={dialogTitle}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {isByHand ? (
        props.renderReferenceForm({
          title: identifier ? '' : query.trim(),
          onBack: () => setByHand(false),
          onAdd: (source) => {
            setByHand(false);
            add(chooseSource({ source }));
          },
        })
      ) : (
        <>
          <Textarea
            ref={field}
            data-autofocus
            autosize
            minRows={1}
            maxRows={6}
            label={t('search')}
            description={t('searchHint')}
            value={query}
            role="combobox"
            aria-expanded={offers.length > 0}
            aria-controls="works-found"
            aria-activedescendant={offers.length > 0 ? `work-found-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            readOnly={busy !== null}
            onChange={(event) => change(event.currentTarget.value)}
            onPaste={(event) => {
              if (addPasted(event.clipboardData.getData('text/plain'))) event.preventDefault();
            }}
            onKeyDown={onKeyDown}
          />
          <FoundWorks
            offers={offers}
            at={at}
            isEmpty={(library?.keys.size ?? 0) === 0 && chosen.length === 0 && !elsewhere}
            query={elsewhere ? '' : query}
            onTake={take}
          />
          {targets.length > 0 && busy === null && (
            <Anchor
              component="button"
              type="button"
              size="sm"
              className={style['by-hand'] ?? ''}
              onClick={() => setByHand(true)}
            >
              {t('byHand')}
            </Anchor>
          )}
          <div aria-live="polite">{busy !== null && <p className={style['busy']}>{busy}</p>}</div>
          {elsewhere?.trouble && <Notice kind="warning">{elsewhere.trouble}</Notice>}
          {problem !== null && <Notice kind="danger">{problem}</Notice>}
          {chosen.length > 0 && <ChosenWorks works={chosen} onChange={setChosen} onInsert={insert} />}
          {chosen.length > 0 && (
            <div className={style['manner']}>
              <span id="citation-manner">{t('manner')}</span>
              <SegmentedControl
                size="xs"
                aria-labelledby="citation-manner"
                data={MANNERS.map((value) => ({ value, label: t(MANNER_TEXTS[value]) }))}
                value={manner}
                onChange={(value) => setManner(value)}
              />
            </div>
          )}
          {hasNew && targets.length > 0 && (
            <Select
              label={t('addTo')}
              allowDeselect={false}
              data={targets.map((one) => ({
                value: one.file,
                label: one.isNew ? t('newFile', { file: one.file }) : one.file,
              }))}
              value={target?.file ?? null}
              onChange={setFile}
            />
          )}
          {chosen.length > 0 && (
            <p className={style['preview']}>
              {t('preview')}: <code>{writeCitation(chosen, manner)}</code>
            </p>
          )}
          <DialogActions>
            <Button variant="default" onClick={() => (busy === null ? props.onClose() : asking.current?.abort())}>
              {t('cancel')}
            </Button>
            <Button disabled={chosen.length === 0 || busy !== null} onClick={insert} title={showKeys('Mod-Enter')}>
              {t(props.changed ? 'change' : 'insert')}
            </Button>
          </DialogActions>
        </>
      )}
    </Modal>
  );
}
