import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileExport } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { isLoggedIn, useCapabilities } from '../../api/session.ts';
import type { EditorStats } from '../../editor/options.ts';
import { createStore } from '../../lib/emitter.ts';
import { t } from '../../lib/texts/document.ts';
import { OutlineSkeleton, TextSkeleton } from '../../ui/document-skeleton.tsx';
import style from './document-screen.module.css';
import { EditorBar } from './editor-bar.tsx';
import { describeOutline, isData, isTabular, languageOf } from './language-name.ts';
import { PHONE } from './phone.ts';
import { PhoneBar, PhoneFormat } from './phone-bar.tsx';
import { listModes } from './review/writing-mode.ts';
import { readChoice } from './screen-choices.ts';
import { SidePanel } from './side-panel.tsx';
import { StatusBar } from './status-bar.tsx';
import { usePanel } from './use-panel.ts';

const doNothing = (): void => undefined;

/**
 * A document that is still being looked for: its bars and its panel, which are known, and lines in place of its text.
 * Nothing of them moves when it opens. Whoever may not write in it sees some buttons go then.
 */
export function DocumentFrame(props: {
  path: string;
  /** URL of the containing folder. */
  folder: string;
  /** Button that shows the file tree. */
  lead: ReactNode;
  /** Its text will make room for cards. */
  hasCards: boolean;
}) {
  const { path } = props;
  const language = languageOf(path);
  const isTable = isTabular(path);
  const isMarkdown = language === 'Markdown';
  const outlineLabel = describeOutline(path);
  const hasAccount = isLoggedIn();
  const hasExports = useCapabilities().exportsEnabled && hasAccount && !isData(path);
  const panel = usePanel({ startsWithExport: false, hasOutline: outlineLabel !== null, besideResult: null });
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [stats] = useState(() => createStore<EditorStats | null>(null));
  const mode = readChoice('mode') === 'source' ? 'source' : 'preview';
  const modes = listModes(null);
  const known = {
    connection: null,
    handle: null,
    hasEnded: false,
    isMarkdown,
    isTable,
    mode,
    onMode: doNothing,
    onCompare: doNothing,
    writing: { mode: modes[0] ?? 'editing', modes, onMode: doNothing },
  } as const;
  return (
    <div
      className={style['document']}
      data-phone={isPhone || undefined}
      data-panel={(panel.open && panel.wide) || undefined}
    >
      {isPhone ? (
        <PhoneBar
          {...known}
          isAwaited
          path={path}
          folder={props.folder}
          people={null}
          outline={outlineLabel}
          hasExport={hasExports}
          onResult={null}
          hasComments
          hasHistory={hasAccount}
          onShare={null}
          problems={[]}
          onJump={doNothing}
          onPanel={doNothing}
          onWritten={doNothing}
        />
      ) : (
        <div className={style['awaited']} inert>
          <EditorBar
            {...known}
            lead={props.lead}
            isReadOnly
            onExports={doNothing}
            exportButton={
              hasExports ? (
                <Button variant="default" size="xs" fullWidth disabled leftSection={<IconFileExport size={16} />}>
                  {t('exportTab')}
                </Button>
              ) : null
            }
            result={false}
            onResult={hasExports ? doNothing : null}
            onComment={undefined}
            panel={panel.open}
            onPanel={doNothing}
          />
        </div>
      )}
      <div className={style['canvas']}>
        <TextSkeleton isInEditor hasCards={props.hasCards} />
      </div>
      <div className={style['awaited']} inert>
        {panel.wide && panel.open && (
          <SidePanel
            tab={panel.tab}
            onTab={doNothing}
            outlineLabel={outlineLabel ?? ''}
            outline={outlineLabel === null ? null : <OutlineSkeleton />}
            comments={null}
            exports={hasExports ? <></> : null}
            history={hasAccount ? <></> : null}
          />
        )}
        {isPhone ? (
          <PhoneFormat handle={null} isMarkdown={isMarkdown} isReadOnly stats={stats} onComment={undefined} />
        ) : (
          <StatusBar
            stats={stats}
            problems={[]}
            language={language}
            mode={isMarkdown || isTable ? mode : 'source'}
            onJump={doNothing}
          />
        )}
      </div>
    </div>
  );
}
