import { listDefaults } from '@scriptorium/contract/operations/export.ts';
import { ActionIcon, Button, NativeSelect, Tooltip } from '@mantine/core';
import { IconArrowBarToRight, IconCheck, IconHistory, IconRefresh, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { blockAt, blockOf, carryOver, findBlocks, type PdfPoint } from '../../lib/proof-places.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/export.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { LogLines } from '../../ui/log-lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import style from './result-pane.module.css';
import { type Proof, useProof } from './use-proof.ts';

/** What the pane asks of the text that it stands beside. */
export interface TextBeside {
  read: () => string;
  caret: () => number;
  jumpTo: (position: number) => void;
}

export interface ProofPaneProps {
  workspaceUUID: string;
  path: string;
  itemUUID: string;
  changes: number;
  unsent: boolean;
  text: TextBeside;
  onClose: () => void;
  renderPdf: (pdf: ShownPdf) => ReactNode;
}

export interface ShownPdf {
  source: { data: Uint8Array };
  place: { read: () => PdfPoint | null; write: (top: PdfPoint) => void };
  carry: (top: PdfPoint) => PdfPoint;
  target: PdfPoint | null;
  onPick: (point: PdfPoint, width: number) => void;
}

/** What was at the top of a PDF when it was last shown, by document. */
const tops = new Map<string, PdfPoint>();

/** The PDF of a text beside it, made anew by itself; who points at one is shown the place in the other. */
export function ProofPane(props: ProofPaneProps) {
  const { text } = props;
  const profiles = useQuery(operationQuery(listDefaults, {}));
  const pdfProfiles = profiles.data?.defaultsFiles.filter(({ extension }) => extension === 'pdf') ?? [];
  const [chosen, setChosen] = useState(readProfile);
  const profile = pdfProfiles.find(({ uuid }) => uuid === chosen) ?? pdfProfiles[0];
  const made = useProof({ ...props, profileUuid: profile?.uuid });
  const { proof } = made;
  const [target, setTarget] = useState<PdfPoint | null>(null);
  const showCaret = (): void => {
    if (proof === null) return;
    const block = blockOf(findBlocks(text.read(), wordsOf(proof)), text.caret());
    const place = block === null ? undefined : proof.places[block];
    setTarget(place === undefined ? { page: 1, x: 0, y: 0 } : { page: place.page, x: place.x, y: place.y });
  };
  useKey(showCaret);
  const pick = (point: PdfPoint, width: number): void => {
    if (proof === null) return;
    const found = findBlocks(text.read(), wordsOf(proof));
    const block = blockAt(proof.places, point, { columns: proof.columns, width });
    const from = block === null ? 0 : found.slice(0, block + 1).findLast((each) => each !== null);
    text.jumpTo(from ?? 0);
  };
  return (
    <section className={style['pane']} aria-label={t('pdf')}>
      <header className={style['bar']}>
        {pdfProfiles.length > 1 ? (
          <NativeSelect
            size="xs"
            className={style['profile'] ?? ''}
            aria-label={t('profile')}
            value={profile?.uuid ?? ''}
            data={pdfProfiles.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.value);
              writeProfile(currentTarget.value);
            }}
          />
        ) : (
          <h2>{t('pdf')}</h2>
        )}
        <span className={style['space']} />
        <ProofState made={made} />
        <Tool label={t('makeAgain')} disabled={made.isWorking} onClick={made.makeAgain}>
          <IconRefresh size={18} />
        </Tool>
        <Tool label={`${t('showCaret')} · ${showKeys('Mod-Alt-j')}`} disabled={proof === null} onClick={showCaret}>
          <IconArrowBarToRight size={18} />
        </Tool>
        <Tool label={t('hidePdf')} onClick={props.onClose}>
          <IconX size={18} />
        </Tool>
      </header>
      {profiles.error !== null && (
        <LoadError prefix={t('profilesFailed')} error={profiles.error} onRetry={() => void profiles.refetch()} />
      )}
      {profiles.data !== undefined && profile === undefined && (
        <EmptyState title={t('noPdfProfile')} text={t('noPdfProfileHint')} />
      )}
      {made.error !== null && <LoadError prefix={t('proofFailed')} error={made.error} onRetry={made.makeAgain} />}
      {made.failure !== null && <ProofFailure failure={made.failure} log={made.log} hasOld={proof !== null} />}
      {proof === null && made.failure === null && made.error === null && profiles.error === null && (
        <div className={style['waiting']} role="status">
          {profile !== undefined && <p>{t('firstProof')}</p>}
          <RowsSkeleton rows={6} />
        </div>
      )}
      {proof !== null && (
        <div className={style['view']}>
          {props.renderPdf({
            source: proof,
            place: {
              read: () => tops.get(props.itemUUID) ?? null,
              write: (top) => void tops.set(props.itemUUID, top),
            },
            carry: (top) => carryOver(proof.placesBefore, proof.places, top),
            target,
            onPick: pick,
          })}
        </div>
      )}
    </section>
  );
}

const wordsOf = (proof: Proof): string[] => proof.places.map(({ words }) => words);

function ProofState({ made }: { made: ReturnType<typeof useProof> }) {
  const { proof, isWorking, isUpToDate } = made;
  return (
    <span role="status" className={style['state']}>
      {proof !== null && (
        <StateBadge
          kind={isUpToDate ? 'success' : 'warning'}
          icon={isUpToDate ? <IconCheck size={14} aria-hidden /> : <IconHistory size={14} aria-hidden />}
        >
          <span className={style['words']}>
            {isUpToDate ? t('upToDate') : isWorking ? t('updating') : t('textChanged')}
          </span>
        </StateBadge>
      )}
    </span>
  );
}

function ProofFailure(props: { failure: string; log: ReturnType<typeof useProof>['log']; hasOld: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={style['failed']}>
      <div>
        <Notice kind="danger">
          {props.failure} {props.hasOld && t('oldProof')}
        </Notice>
        {isOpen && <LogLines lines={props.log} />}
      </div>
      <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('readWhy')}
      </Button>
    </div>
  );
}

function Tool(props: { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={props.label}>
      <ActionIcon size="sm" aria-label={props.label} disabled={props.disabled === true} onClick={props.onClick}>
        {props.children}
      </ActionIcon>
    </Tooltip>
  );
}

/** By physical key: with Alt, some layouts produce another letter. */
function useKey(run: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== 'KeyJ') return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

const PROFILE = 'pdf-profile';

function readProfile(): string | null {
  try {
    return localStorage.getItem(PROFILE);
  } catch {
    return null;
  }
}

function writeProfile(uuid: string): void {
  try {
    localStorage.setItem(PROFILE, uuid);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
