import { Button, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { getSettings, updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import { type Settings, SETTINGS, type SettingEntry, type SettingKey } from '@scriptorium/contract/settings.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-settings.ts';
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
/** A choice without a text does not compile. */
type ChoiceText = { [Key in ChoiceKey]: `${Key}_${Settings[Key]}` }[ChoiceKey];

/** Help is below its field, where the user is looking while typing. */
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** One setting with its help. Switches are saved immediately, everything else with a button. */
export function SettingField({ name, stored, maxQuota }: { name: SettingKey; stored: string; maxQuota: number }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const entry: SettingEntry = SETTINGS[name];
  const value = draft ?? stored;
  const isChanged = draft !== null && draft !== stored;
  const save = async (next: string): Promise<void> => {
    setSaving(true);
    const found = await store(name, next, stored);
    setProblem(found);
    if (found === null) setDraft(null);
    setSaving(false);
  };
  const words = { label: t(name), description: t(`${name}Hint`), error: problem };
  const field = { ...words, inputWrapperOrder: ORDER };
  const change = (next: string): void => {
    setProblem(null);
    setDraft(next);
  };

  if (entry.kind === 'flag') {
    return (
      <Switch
        {...words}
        checked={value === '1'}
        disabled={saving}
        onChange={(event) => void save(event.currentTarget.checked ? '1' : '0')}
      />
    );
  }
  if (entry.kind === 'choice') {
    return (
      <Select
        {...words}
        inputWrapperOrder={ORDER}
        data={entry.of.map((choice) => ({ value: choice, label: t(`${name}_${choice}` as ChoiceText) }))}
        value={value}
        disabled={saving}
        allowDeselect={false}
        onChange={(next) => next !== null && next !== stored && void save(next)}
      />
    );
  }
  return (
    <form
      className={style['setting']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void save(value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isChanged) {
          event.stopPropagation();
          setDraft(null);
          setProblem(null);
        }
      }}
    >
      {entry.kind === 'bytes' && (
        <StorageSizeInput
          {...words}
          value={Number(value)}
          min={entry.min}
          max={entry.max === 'max-quota' ? maxQuota : entry.max}
          onChange={(bytes) => change(String(bytes))}
        />
      )}
      {entry.kind === 'amount' && (
        <TextInput
          {...field}
          type="number"
          inputMode="numeric"
          min={entry.min}
          max={entry.max}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
      {(entry.kind === 'line' || entry.kind === 'address' || entry.kind === 'domains') && (
        <TextInput
          {...field}
          type={entry.kind === 'address' ? 'url' : 'text'}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
      {entry.kind === 'text' && (
        <Textarea {...field} rows={6} value={value} onChange={(event) => change(event.currentTarget.value)} />
      )}
      {isChanged && (
        <span className={style['actions']}>
          <Button size="xs" type="submit" loading={saving}>
            {t('save')}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              setDraft(null);
              setProblem(null);
            }}
          >
            {t('discard')}
          </Button>
        </span>
      )}
    </form>
  );
}
