import { listDefaults } from '@scriptorium/contract/operations/export.ts';
import { ActionIcon, Button, Menu, NativeSelect, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBarToRight,
  IconCheck,
  IconChevronLeft,
  IconDots,
  IconDownload,
  IconHistory,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { blockAt, blockOf, carryOver, findBlocks, type PdfPoint } from '../../lib/proof-places.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/export.ts';
import { BlankPage } from '../../ui/blank-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { LogLines } from '../../ui/log-lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { downloadData } from './download-result.ts';
import style from './result-pane.module.css';
import { baseName } from './use-export-plan.ts';
import { useOwnHead } from './use-own-head.ts';
import { type Proof, useProof } from './use-proof.ts';

/** The operations on the adjacent text that the pane needs. */
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

/** The point at the top of each PDF when it was last shown, by document. */
const tops = new Map<string, PdfPoint>();

/** A text's PDF beside it, updated automatically. A click jumps to the text; a shortcut shows the caret's place. */
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
  // Starts where the reader left off, or at the text's caret the first time.
  const [startsAtCaret] = useState(() => !tops.has(props.itemUUID));
  const begin = useEffectEvent(showCaret);
  const isThere = proof !== null;
  useEffect(() => {
    if (isThere && startsAtCaret) begin();
  }, [isThere, startsAtCaret]);
  const [showsLog, setShowsLog] = useState(false);
  const jumpToLine = (line: number): void =>
    text.jumpTo(
      text
        .read()
        .split('\n', line - 1)
        .join('\n').length + (line > 1 ? 1 : 0),
    );
  const pick = (point: PdfPoint, width: number): void => {
    if (proof === null) return;
    const found = findBlocks(text.read(), wordsOf(proof));
    const block = blockAt(proof.places, point, { columns: proof.columns, width });
    const from = block === null ? 0 : found.slice(0, block + 1).findLast((each) => each !== null);
    text.jumpTo(from ?? 0);
  };
  const pdfName = `${baseName(props.path).replace(/\.[^.]+$/u, '')}.pdf`;
  const hasOwnHead = useOwnHead();
  const choose = (uuid: string): void => {
    setChosen(uuid);
    writeProfile(uuid);
  };
  const actions: readonly ProofAction[] = [
    { label: t('makeAgain'), Icon: IconRefresh, isOff: made.isWorking, run: made.makeAgain },
    { label: t('showCaret'), keys: showKeys('Mod-Alt-j'), Icon: IconArrowBarToRight, isOff: !isThere, run: showCaret },
    {
      label: t('download', { file: pdfName }),
      Icon: IconDownload,
      isOff: !isThere,
      run: () => proof !== null && downloadData(proof.data, pdfName),
    },
  ];
  const warnings = made.failure === null && <ProofWarnings log={made.log} isShown={showsLog} onShow={setShowsLog} />;
  return (
    <section className={style['pane']} aria-label={t('pdf')}>
      {hasOwnHead ? (
        <header className={style['bar']} data-own data-proof>
          <ActionIcon className={style['edge'] ?? ''} aria-label={t('hidePdf')} onClick={props.onClose}>
            <IconChevronLeft size={20} />
          </ActionIcon>
          <h2>{pdfName}</h2>
          <ProofState made={made} />
          {warnings}
          <MoreOfProof
            actions={actions}
            profiles={pdfProfiles.length > 1 ? pdfProfiles : []}
            profile={profile?.uuid}
            onProfile={choose}
          />
        </header>
      ) : (
        <header className={style['bar']}>
          <h2 title={props.path}>{t('pdfOf', { file: baseName(props.path) })}</h2>
          <ProofState made={made} />
          {pdfProfiles.length > 1 && (
            <NativeSelect
              size="xs"
              className={style['profile'] ?? ''}
              aria-label={t('profile')}
              value={profile?.uuid ?? ''}
              data={pdfProfiles.map(({ uuid, name }) => ({ value: uuid, label: name }))}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
          )}
          {warnings}
          {actions.map(({ label, keys, Icon, isOff, run }) => (
            <Tool key={label} label={keys === undefined ? label : `${label} · ${keys}`} disabled={isOff} onClick={run}>
              <Icon size={18} />
            </Tool>
          ))}
          <Tool label={t('hidePdf')} onClick={props.onClose}>
            <IconX size={18} />
          </Tool>
        </header>
      )}
      {profiles.error !== null && (
        <LoadError prefix={t('profilesFailed')} error={profiles.error} onRetry={() => void profiles.refetch()} />
      )}
      {profiles.data !== undefined && profile === undefined && (
        <EmptyState title={t('noPdfProfile')} text={t('noPdfProfileHint')} />
      )}
      {made.error !== null && <LoadError prefix={t('proofFailed')} error={made.error} onRetry={made.makeAgain} />}
      {made.failure !== null && (
        <ProofFailure
          failure={made.failure}
          line={made.log.find(({ level }) => level === 'error')?.line}
          onLine={jumpToLine}
          hasOld={proof !== null}
        />
      )}
      {made.failure === null && showsLog && made.log.length > 0 && (
        <div className={style['log']}>
          <LogLines lines={made.log} />
        </div>
      )}
      {proof === null && made.failure === null && made.error === null && profiles.error === null && (
        <>
          {profile !== undefined && (
            <p className={style['waiting']} role="status">
              {t('firstProof')}
            </p>
          )}
          <BlankPage />
        </>
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

interface ProofAction {
  readonly label: string;
  readonly keys?: string;
  readonly Icon: typeof IconX;
  readonly isOff: boolean;
  readonly run: () => void;
}

/** On a phone: what the bar has no room for. */
function MoreOfProof(props: {
  actions: readonly ProofAction[];
  /** To choose from; empty if there is no choice. */
  profiles: readonly { readonly uuid: string; readonly name: string }[];
  profile: string | undefined;
  onProfile: (uuid: string) => void;
}) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon className={style['edge'] ?? ''} aria-label={t('moreOfPdf')}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={style['menu'] ?? ''}>
        {props.actions.map(({ label, Icon, isOff, run }) => (
          <Menu.Item key={label} leftSection={<Icon size={18} />} disabled={isOff} onClick={run}>
            {label}
          </Menu.Item>
        ))}
        {props.profiles.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('profile')}</Menu.Label>
          </>
        )}
        {props.profiles.map(({ uuid, name }) => (
          <Menu.Item
            key={uuid}
            role="menuitemradio"
            aria-checked={uuid === props.profile}
            leftSection={uuid === props.profile ? <IconCheck size={18} /> : <span className={style['blank']} />}
            onClick={() => props.onProfile(uuid)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

type Log = ReturnType<typeof useProof>['log'];

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

function ProofFailure(props: {
  failure: string;
  line: number | undefined;
  onLine: (line: number) => void;
  hasOld: boolean;
}) {
  const { line } = props;
  return (
    <div className={style['failed']}>
      <Notice kind="danger">
        {props.failure} {props.hasOld && t('oldProof')}
      </Notice>
      {line !== undefined && (
        <Button size="xs" variant="default" onClick={() => props.onLine(line)}>
          {t('goToLine', { line })}
        </Button>
      )}
    </div>
  );
}

/** The number of warnings about omissions and replacements; a click shows them. */
function ProofWarnings({ log, isShown, onShow }: { log: Log; isShown: boolean; onShow: (next: boolean) => void }) {
  const count = log.filter(({ level }) => level !== 'info').length;
  if (count === 0) return null;
  return (
    <UnstyledButton
      className={style['warnings'] ?? ''}
      aria-label={t('warnings', { count })}
      aria-expanded={isShown}
      onClick={() => onShow(!isShown)}
    >
      <StateBadge kind="warning" icon={<IconAlertTriangle size={14} aria-hidden />}>
        <span className={style['count']}>{count}</span>
        <span className={style['words']}>{t('warnings', { count })}</span>
      </StateBadge>
    </UnstyledButton>
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

/** Matched by physical key: with Alt, some layouts produce another letter. */
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
    // No storage: the choice lasts as long as the page.
  }
}
