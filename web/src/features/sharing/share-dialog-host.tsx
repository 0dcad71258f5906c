import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { list } from '@scriptorium/contract/operations/workspace.ts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { closeShareRequest, readShareRequest, subscribeShareRequest } from '../../lib/share-requests.ts';
import { t } from '../../lib/texts/sharing.ts';
import { SharePanel } from './share-panel.tsx';
import { SharedWithMe } from './shared-with-me.tsx';
import style from './sharing.module.css';

/** The page's single sharing dialog, opened with `requestSharing`. On phones it fills the screen. */
export function ShareDialogHost() {
  const request = useSyncExternalStore(subscribeShareRequest, readShareRequest);
  const { data } = useQuery(operationQuery(list, {}));
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const workspace = data?.workspaces.find((each) => each.uuid === request?.workspaceUUID);
  return (
    <Modal
      opened={request !== null}
      onClose={closeShareRequest}
      title={t(workspace?.shared === undefined ? 'title' : 'titleShared', {
        name: workspace?.shared === undefined ? (request?.name ?? '') : workspace.ownerName,
      })}
      size={680}
      fullScreen={isPhone}
      classNames={{ content: style['dialog'] ?? '' }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {request !== null &&
        (workspace?.shared === undefined ? (
          <SharePanel key={`${request.workspaceUUID}/${request.path}`} item={request} />
        ) : (
          <SharedWithMe
            uuid={workspace.uuid}
            name={workspace.ownerName}
            role={workspace.role}
            shared={workspace.shared}
          />
        ))}
    </Modal>
  );
}
