import { ActionIcon, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { list } from '@scriptorium/contract/operations/workspace.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import {
  closeShareRequest,
  readShareRequest,
  type ShareRequest,
  subscribeShareRequest,
} from '../../lib/share-requests.ts';
import { t as links } from '../../lib/texts/links.ts';
import { t } from '../../lib/texts/sharing.ts';
import { LinkStep } from './link-step.tsx';
import { SharePanel } from './share-panel.tsx';
import { SharedWithMe } from './shared-with-me.tsx';
import style from './sharing.module.css';

interface Step {
  request: ShareRequest;
  /** The link whose settings are open, or were open last. */
  link: string;
  view: 'new' | 'settings' | 'left';
}

/** The page's single sharing dialog, opened with `requestSharing`. On phones it fills the screen. */
export function ShareDialogHost() {
  const request = useSyncExternalStore(subscribeShareRequest, readShareRequest);
  const { data } = useQuery(operationQuery(list, {}));
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [last, setStep] = useState<Step | null>(null);
  const step = last?.request === request ? last : null;
  const inStep = step !== null && step.view !== 'left';
  const content = useRef<HTMLDivElement>(null);
  // The list of links, which it takes the place of, may have been scrolled.
  useEffect(() => {
    if (inStep) content.current?.scrollTo(0, 0);
  }, [inStep]);
  const workspace = data?.workspaces.find((each) => each.uuid === request?.workspaceUUID);
  const shared = workspace?.shared;
  const own = workspace?.ownerName ?? '';
  const name = shared === undefined ? request?.name || request?.path.split('/').at(-1) || own : own;
  const back = (): void => setStep(step && { ...step, view: 'left' });
  return (
    <Modal.Root
      opened={request !== null}
      onClose={closeShareRequest}
      size={680}
      yOffset={24}
      fullScreen={isPhone}
      classNames={{ content: style['dialog'] ?? '', title: style['title'] ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content ref={content}>
        <Modal.Header>
          {inStep && (
            <ActionIcon className={style['back'] ?? ''} size={30} aria-label={links('back')} onClick={back}>
              <IconArrowLeft size={18} />
            </ActionIcon>
          )}
          <Modal.Title>
            {inStep
              ? links(step.view === 'new' ? 'titleNew' : 'titleEdit', { name })
              : t(shared !== undefined ? 'titleShared' : request?.path === '' ? 'titleWorkspace' : 'title', { name })}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        <Modal.Body>
          {request !== null &&
            (shared !== undefined && workspace !== undefined ? (
              <SharedWithMe uuid={workspace.uuid} name={workspace.ownerName} role={workspace.role} shared={shared} />
            ) : inStep ? (
              <LinkStep
                key={step.link}
                item={request}
                uuid={step.link}
                isNew={step.view === 'new'}
                onMade={(link) => setStep({ request, link, view: 'new' })}
                onBack={back}
              />
            ) : (
              <SharePanel
                key={`${request.workspaceUUID}/${request.path}`}
                item={request}
                leftLink={step?.link ?? null}
                onLink={(link, view) => setStep({ request, link, view })}
              />
            ))}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
