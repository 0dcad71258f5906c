import { searchFiles } from '@scriptorium/contract/operations/workspace.ts';
import { isLiveName } from '@scriptorium/contract/rules/file-name.ts';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/admin-exports.ts';

export interface TriedFile {
  uuid: string;
  itemPath: string;
  label: string;
}

const SAMPLE = 'sample';
const keyOf = ({ uuid, itemPath }: TriedFile): string => `${uuid}/${itemPath}`;

/** The document to try a profile on: the sample, or one of the user's own texts. */
export function TrySource({ file, onChange }: { file: TriedFile | null; onChange: (file: TriedFile | null) => void }) {
  const [words, setWords] = useState('');
  const [query] = useDebouncedValue(words === file?.label || words === t('sample') ? '' : words.trim(), 200);
  const found = useQuery({ ...operationQuery(searchFiles, { query, limit: 20 }), enabled: query !== '' });
  const files: TriedFile[] = (found.data?.items ?? [])
    .filter(({ type, name }) => type === 'file' && isLiveName(name))
    .map((item) => ({
      uuid: item.workspaceUUID,
      itemPath: item.path,
      label: `${item.workspaceName} / ${item.path}`,
    }));
  if (file !== null && !files.some((other) => keyOf(other) === keyOf(file))) files.unshift(file);
  return (
    <Select
      aria-label={t('tryOn')}
      searchable
      allowDeselect={false}
      data={[
        { value: SAMPLE, label: t('sample') },
        ...files.map((each) => ({ value: keyOf(each), label: each.label })),
      ]}
      value={file === null ? SAMPLE : keyOf(file)}
      onSearchChange={setWords}
      // The server has filtered already; the sample is always listed.
      filter={({ options }) => options}
      nothingFoundMessage={t('tryNothingFound')}
      placeholder={t('tryOn')}
      onChange={(value) => onChange(files.find((each) => keyOf(each) === value) ?? null)}
    />
  );
}
