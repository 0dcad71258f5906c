import { type CurrentUser, setData } from '@scriptorium/contract/operations/user.ts';
import { Button, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { updateCurrentUser } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/profile.ts';
import { Section } from '../../ui/section.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { type ChosenPicture, CropPictureDialog } from './crop-picture-dialog.tsx';
import style from './profile-screen.module.css';
import { drawPicture, type PicturePart, readPicture } from './scale-picture.ts';

/** Display name and picture. */
export function GeneralSection({ user }: { user: CurrentUser }) {
  const save = useOperation(setData);
  const [displayName, setDisplayName] = useState(user.displayName);
  const [avatar, setAvatar] = useState(user.avatar);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  const choose = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? [];
    if (file === undefined || files?.length !== 1) {
      if (file !== undefined) toastError(t('oneFile'));
      return;
    }
    try {
      const picture = await readPicture(file);
      setChosen({ picture, fileName: file.name, url: URL.createObjectURL(file) });
    } catch (error) {
      toastError(readMessage(error));
    }
  };

  const use = (part: PicturePart | null): void => {
    if (chosen === null) return;
    try {
      if (part !== null) setAvatar(drawPicture(chosen.picture, part, chosen.fileName));
    } catch (error) {
      toastError(readMessage(error));
    }
    chosen.picture.close();
    URL.revokeObjectURL(chosen.url);
    setChosen(null);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (displayName.trim() === '') {
      setProblem(t('nameRequired'));
      return;
    }
    save.mutate(
      { displayName: displayName.trim(), ...(avatar !== user.avatar && { avatar }) },
      {
        onSuccess: (answer) => {
          updateCurrentUser(answer.user);
          setAvatar(answer.user.avatar);
          toastSuccess(t('saved'));
        },
        onError: (error) => void toastError(t('saveFailed'), error),
      },
    );
  };

  return (
    <Section title={t('general')} hint={t('generalHint')}>
      <form className={style['form']} onSubmit={submit} noValidate>
        <div className={style['picture']}>
          <UserAvatar person={{ uuid: user.uuid, displayName: displayName || user.email, avatar }} size="xl" />
          <div className={style['pictureActions']}>
            {avatar === null ? (
              <>
                <input
                  ref={chooser}
                  type="file"
                  accept="image/png,image/jpeg"
                  hidden
                  onChange={(event) => {
                    void choose(event.currentTarget.files);
                    event.currentTarget.value = '';
                  }}
                />
                <Button
                  variant="default"
                  size="xs"
                  leftSection={<IconPhoto size={16} />}
                  onClick={() => chooser.current?.click()}
                >
                  {t('choosePicture')}
                </Button>
              </>
            ) : (
              <Button variant="default" size="xs" onClick={() => setAvatar(null)}>
                {t('removePhoto')}
              </Button>
            )}
            <span className="tiny muted">{t('pictureHint')}</span>
          </div>
        </div>
        <TextInput
          label={t('displayName')}
          placeholder={t('displayNameRequired')}
          autoComplete="name"
          maxLength={200}
          value={displayName}
          error={problem}
          onChange={(event) => {
            setDisplayName(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <TextInput
          label={t('email')}
          value={user.email}
          readOnly
          description={user.emailVerified ? t('emailVerified') : t('emailUnverified')}
          inputWrapperOrder={['label', 'input', 'description']}
        />
        <div>
          <Button
            type="submit"
            loading={save.isPending}
            disabled={displayName === user.displayName && avatar === user.avatar}
          >
            {t('save')}
          </Button>
        </div>
      </form>
      {chosen !== null && <CropPictureDialog chosen={chosen} onUse={use} onCancel={() => use(null)} />}
    </Section>
  );
}
