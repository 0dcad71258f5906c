import { Button, SegmentedControl } from '@mantine/core';
import { IconAlertCircle, IconArrowLeft, IconCircleCheck, IconDeviceFloppy } from '@tabler/icons-react';
import { Link, useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../../lib/texts/admin-exports.ts';
import { confirm } from '../../ui/confirm.ts';
import { usePageTitle } from '../../ui/page-title.tsx';
import { AttachmentsPanel } from './attachments-panel.tsx';
import style from './defaults-editor-screen.module.css';
import { TryPanel } from './try-panel.tsx';
import { useProfileEditor } from './use-profile-editor.ts';
import type { DefaultsProblem } from './yaml-editor.ts';

/** A profile's code, with its files and problems, beside a document to try it on. */
export function ProfileEditor(props: { uuid: string; name: string; saved: string }) {
  const { uuid, name } = props;
  const editor = useProfileEditor(props);
  const { isDirty } = editor;
  const problems = editor.problems.length;
  const [shown, setShown] = useState<'settings' | 'preview'>('settings');
  usePageTitle(name);
  useBlocker({
    shouldBlockFn: async () =>
      isDirty && !(await confirm({ title: t('leaveTitle'), text: t('leaveText', { name }), yes: t('leave') })),
    enableBeforeUnload: () => isDirty,
  });
  return (
    <>
      <header className={style['bar']}>
        <p className={style['back']}>
          <Link to="/admin/defaults/list">
            <IconArrowLeft size={16} aria-hidden />
            {t('back')}
          </Link>
        </p>
        <h1>{name}</h1>
        {/* What is saved is seen from the button. */}
        <span className={isDirty ? style['saved'] : 'sr-only'} role="status">
          {isDirty ? t('unsaved') : t('saved')}
        </span>
        <Button
          leftSection={<IconDeviceFloppy size={18} />}
          loading={editor.isSaving}
          disabled={!isDirty}
          onClick={editor.save}
        >
          {t('save')}
        </Button>
      </header>
      {/* Where both have no room beside each other. */}
      <SegmentedControl
        className={style['switch'] ?? ''}
        aria-label={t('shown')}
        value={shown}
        onChange={setShown}
        data={[
          {
            value: 'settings',
            label: [t('settings'), ...(problems > 0 ? [t('problems', { count: problems })] : [])].join(' · '),
          },
          { value: 'preview', label: t('preview') },
        ]}
      />
      <div className={style['halves']} data-shown={shown}>
        <div className={style['edit']}>
          <div className={style['code']} ref={editor.host} />
          <AttachmentsPanel uuid={uuid} onChange={editor.checkAgain} />
          <Problems problems={editor.problems} onLine={editor.showLine} />
        </div>
        <TryPanel uuid={uuid} content={editor.content} isValid={problems === 0} />
      </div>
    </>
  );
}

function Problems({ problems, onLine }: { problems: readonly DefaultsProblem[]; onLine: (line: number) => void }) {
  return (
    <div className={style['problems']} aria-live="polite">
      {problems.length === 0 ? (
        <p>
          <IconCircleCheck size={16} aria-hidden />
          {t('noProblems')}
        </p>
      ) : (
        <>
          <p data-bad>
            <IconAlertCircle size={16} aria-hidden />
            {t('problems', { count: problems.length })}
          </p>
          <ul>
            {problems.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <button type="button" onClick={() => onLine(line)}>
                  {t('problemAt', { line, message })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
