import { Button, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { getSettings, updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import { type Settings, SETTINGS, type SettingEntry, type SettingKey } from '@scriptorium/contract/settings.ts';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-settings.ts';
import { CommandHelp } from '../../ui/command-help.tsx';
import { StorageSizeInput } from '../../ui/storage-size-input.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './settings-screen.module.css';

/** Saves one setting; the toast offers to undo it. */
async function store(key: SettingKey, value: string, before: string): Promise<string | null> {
  try {
    await call(updateSetting, { key, value });
    toastSuccess(t('saved', { name: t(key) }), {
      action: {
        label: t('undo'),
        run: () =>
          void call(updateSetting, { key, value: before })
            .then(() => toastSuccess(t('undone', { name: t(key) })))
            .catch((error: unknown) => toastError(admin('updateSettingFailed'), error))
            .finally(() => void refreshOperations([getSettings, requestCapabilities])),
      },
    });
    return null;
  } catch (error) {
    toastError(admin('updateSettingFailed'), error);
    return readMessage(error);
  } finally {
    await refreshOperations([getSettings, requestCapabilities]);
  }
}

type ChoiceKey = { [Key in SettingKey]: (typeof SETTINGS)[Key]['kind'] extends 'choice' ? Key : never }[SettingKey];
/** Makes a choice without a text a compile error. */
type ChoiceText = { [Key in ChoiceKey]: `${Key}_${Settings[Key]}` }[ChoiceKey];

/** Help is below its field, where the user is looking while typing. */
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** One setting with its help. Switches and choices are saved immediately, everything else with a button. */
export function SettingField({ name, stored, maxQuota }: { name: SettingKey; stored: string; maxQuota: number }) {
  const draft = useDraft(name, stored);
  const entry: SettingEntry = SETTINGS[name];
  const words = { label: t(name), description: <CommandHelp text={t(`${name}Hint`)} />, error: draft.problem };
  if (entry.kind === 'flag') {
    return (
      <Switch
        {...words}
        checked={draft.value === '1'}
        disabled={draft.isSaving}
        onChange={(event) => void draft.save(event.currentTarget.checked ? '1' : '0')}
      />
    );
  }
  if (entry.kind === 'choice') {
    return (
      <Select
        {...words}
        inputWrapperOrder={ORDER}
        data={entry.of.map((choice) => ({ value: choice, label: t(`${name}_${choice}` as ChoiceText) }))}
        value={draft.value}
        disabled={draft.isSaving}
        allowDeselect={false}
        onChange={(next) => next !== null && next !== stored && void draft.save(next)}
      />
    );
  }
  return (
    <form
      className={style['setting']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.isChanged) void draft.save(draft.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && draft.isChanged) {
          event.stopPropagation();
          draft.discard();
        }
      }}
    >
      <TypedField entry={entry} words={words} value={draft.value} maxQuota={maxQuota} onChange={draft.change} />
      {draft.isChanged && (
        <span className={style['actions']}>
          <Button size="xs" type="submit" loading={draft.isSaving}>
            {t('save')}
          </Button>
          <Button size="xs" variant="default" onClick={draft.discard}>
            {t('discard')}
          </Button>
        </span>
      )}
    </form>
  );
}

function useDraft(name: SettingKey, stored: string) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  return {
    value: draft ?? stored,
    problem,
    isSaving,
    isChanged: draft !== null && draft !== stored,
    change: (next: string): void => {
      setProblem(null);
      setDraft(next);
    },
    discard: (): void => {
      setDraft(null);
      setProblem(null);
    },
    save: async (next: string): Promise<void> => {
      setSaving(true);
      const found = await store(name, next, stored);
      setProblem(found);
      if (found === null) setDraft(null);
      setSaving(false);
    },
  };
}

/** The input for values that are typed. */
function TypedField(props: {
  entry: Exclude<SettingEntry, { kind: 'flag' | 'choice' }>;
  words: { label: string; description: ReactNode; error: string | null };
  value: string;
  maxQuota: number;
  onChange: (value: string) => void;
}) {
  const { entry, words, value, onChange } = props;
  const field = { ...words, inputWrapperOrder: ORDER };
  switch (entry.kind) {
    case 'bytes':
      return (
        <StorageSizeInput
          {...words}
          value={Number(value)}
          min={entry.min}
          max={entry.max === 'max-quota' ? props.maxQuota : entry.max}
          onChange={(bytes) => onChange(String(bytes))}
        />
      );
    case 'amount':
      return (
        <TextInput
          {...field}
          type="number"
          inputMode="numeric"
          min={entry.min}
          max={entry.max}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'line':
    case 'address':
    case 'domains':
      return (
        <TextInput
          {...field}
          type={entry.kind === 'address' ? 'url' : 'text'}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'text':
      return (
        <Textarea
          {...field}
          autosize
          minRows={3}
          maxRows={16}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
