import { Button } from '@mantine/core';
import { IconDownload, IconHistory, IconTrash } from '@tabler/icons-react';
import { useMayEdit } from '../../api/may-edit.ts';
import { t } from '../../lib/texts/history.ts';
import { deleteForever, downloadVersion, restore } from './history-actions.ts';
import type { FileVersion } from './version-words.ts';

/** Actions for an old version of a binary file, which cannot be compared and counts towards the used storage. */
export function KeptActions(props: { file: { uuid: string; itemPath: string }; version: FileVersion }) {
  const { file, version } = props;
  const mayEdit = useMayEdit(file.uuid);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} />}
        onClick={() => void downloadVersion(file, version.id)}
      >
        {t('download')}
      </Button>
      {mayEdit && (
        <>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconHistory size={16} />}
            onClick={() => void restore(file, version, undefined)}
          >
            {t('restoreKept')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            leftSection={<IconTrash size={16} />}
            onClick={() => void deleteForever(file, version)}
          >
            {t('deleteForever')}
          </Button>
        </>
      )}
    </>
  );
}
