import { OperationError } from '@scriptorium/contract/errors.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { linkLibrary, listLibraries, listLinks, type ZoteroLink } from '@scriptorium/contract/operations/zotero.ts';
import { Button, Select, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery, refreshOperations } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/zotero.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toFileName } from './zotero-file-name.ts';
import style from './zotero.module.css';

type Choice = { library: ZoteroLink['library']; name: string; count: number | null };

const idOf = ({ library: { kind, id } }: Pick<Choice, 'library'>): string => `${kind} ${id}`;

const isPersonal = ({ library: { kind } }: Choice): boolean => kind === 'user';

function describe({ library, name, count }: Choice): string {
  if (library.kind === 'user') return t('libraryOwn', { name });
  return count === null ? name : t('libraryItems', { name, count });
}

/** Links a library accessible with the user's key to a file, and starts the first sync. */
export function LinkLibraryForm(props: {
  uuid: string;
  files: readonly string[];
  links: readonly ZoteroLink[];
  onLinked: (link: string) => void;
}) {
  const { uuid, files } = props;
  const { data, error, refetch } = useQuery(operationQuery(listLibraries, {}));
  const [chosen, setChosen] = useState<string | null>(null);
  const [file, setFile] = useState<string | null>(null);
  const [lent, setLent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const linked = new Set(props.links.map(idOf));
  const choices = (data?.libraries ?? []).filter((each) => !linked.has(idOf(each)));
  const choice = choices.find((each) => idOf(each) === chosen) ?? choices[0];
  const own = choice ? toFileName(choice.name, files) : '';
  const path = file !== null && (files.includes(file) || file === own) ? file : own;
  const link = async ({ library, name }: Choice): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      if (!files.includes(path)) await makeFile(uuid, path);
      const made = await call(linkLibrary, { uuid, itemPath: path, library, name, lent });
      await refreshOperations([listLinks]);
      setChosen(null);
      setFile(null);
      setLent(false);
      props.onLinked(made.link);
    } catch (failure) {
      setProblem(readMessage(failure));
    }
    setBusy(false);
  };
  return (
    <section className={style['part']} aria-label={t('add')}>
      <h3>{t('add')}</h3>
      {error && <LoadError prefix={t('librariesFailed')} error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <RowsSkeleton rows={2} />}
      {data && !choice && <p>{t(data.libraries.length > 0 ? 'libraryAllLinked' : 'libraryNone')}</p>}
      {choice && (
        <form
          className={style['form']}
          onSubmit={(event) => {
            event.preventDefault();
            void link(choice);
          }}
        >
          <div className={style['pair']}>
            <Select
              label={t('library')}
              allowDeselect={false}
              data={choices.map((each) => ({ value: idOf(each), label: describe(each) }))}
              value={idOf(choice)}
              onChange={setChosen}
            />
            <Select
              label={t('file')}
              allowDeselect={false}
              data={[{ value: own, label: t('newFile', { file: own }) }, ...files]}
              value={path}
              onChange={setFile}
            />
          </div>
          <p className={style['bound']}>{t('bound')}</p>
          {isPersonal(choice) && <Notice kind="info">{t('personalHint')}</Notice>}
          <Switch
            size="sm"
            label={t('lend')}
            description={t('lendHint')}
            checked={lent}
            onChange={(event) => setLent(event.currentTarget.checked)}
          />
          {problem !== null && (
            <Notice kind="danger">
              {t('linkFailed')} {problem}
            </Notice>
          )}
          <Button type="submit" loading={isBusy}>
            {t('link')}
          </Button>
        </form>
      )}
    </section>
  );
}

async function makeFile(uuid: string, name: string): Promise<void> {
  await call(createTextFile, { uuid, parentItem: '', name }).catch((error: unknown) => {
    // Another user created it first: use theirs.
    if (!(error instanceof OperationError && error.code === 'name-taken')) throw error;
  });
}
