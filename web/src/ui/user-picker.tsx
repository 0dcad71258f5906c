import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMail } from '@tabler/icons-react';
import type { Person } from '@scriptorium/contract/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { t } from '../lib/texts/groups.ts';
import { UserAvatar } from './user-avatar.tsx';
import style from './user-picker.module.css';

export type PickedUser = Person & { email?: string | undefined };

const ADDRESS = 'address';
const LOOKS_LIKE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Finds a user after three letters. Text that was typed but not chosen selects nobody. */
export function UserPicker(props: {
  label: string;
  /** Finds users by three or more characters. */
  search: (words: string) => Promise<readonly PickedUser[]>;
  placeholder?: string;
  icon?: ReactNode;
  /** The effect of choosing, shown at the end of each row. */
  hint?: string;
  hideLabel?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  exclude?: ReadonlySet<string>;
  autoFocus?: boolean;
  picked: PickedUser | null;
  onPick: (user: PickedUser | null) => void;
  /** Called for an e-mail address without an account. */
  onAddress?: (address: string) => void;
  /** Shown for such an address if it cannot be invited. */
  addressHint?: string;
}) {
  const [text, setText] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [words] = useDebouncedValue(text.trim(), 200);
  const query = useQuery({
    queryKey: ['people', words],
    queryFn: () => props.search(words),
    enabled: words.length >= 3,
  });
  const found = (query.data ?? []).filter((user) => props.exclude?.has(user.uuid) !== true);
  const shown = props.picked === null ? text : props.picked.displayName;
  const pick = (user: PickedUser): void => {
    props.onPick(user);
    setText('');
    combobox.closeDropdown();
  };
  // Search by name finds only people from shared groups.
  const finds = props.onAddress === undefined && props.addressHint === undefined ? 'nobodyFound' : 'nobodyByName';
  const isSettled = words === text.trim() && query.isSuccess;
  const address = isSettled && (query.data ?? []).length === 0 && LOOKS_LIKE_ADDRESS.test(words) ? words : null;
  const giveAddress = (): void => {
    if (address === null) return;
    props.onAddress?.(address);
    setText('');
    combobox.closeDropdown();
  };
  /** Enter picks the only remaining match, if the results are for the current text. */
  const only = words === text.trim() && found.length === 1 ? found[0] : undefined;
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(uuid) => {
        if (uuid === ADDRESS) giveAddress();
        const user = found.find((candidate) => candidate.uuid === uuid);
        if (user !== undefined) pick(user);
      }}
    >
      <Combobox.Target>
        <TextInput
          {...(props.hideLabel ? { 'aria-label': props.label } : { label: props.label })}
          placeholder={props.placeholder}
          leftSection={props.icon}
          description={props.description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={props.error}
          autoComplete="off"
          autoFocus={props.autoFocus}
          value={shown}
          // An empty list has nothing to show, and would keep Escape from closing the dialog around it.
          onFocus={() => {
            if (text.trim() !== '') combobox.openDropdown();
          }}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || props.picked !== null || combobox.getSelectedOptionIndex() >= 0) return;
            if (only === undefined && (address === null || props.onAddress === undefined)) return;
            event.preventDefault();
            if (only === undefined) giveAddress();
            else pick(only);
          }}
          onChange={(event) => {
            props.onPick(null);
            setText(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={props.picked !== null || text.trim() === ''}>
        <Combobox.Options aria-label={props.label}>
          {found.map((user) => (
            <Combobox.Option key={user.uuid} value={user.uuid}>
              <span className={style['option']}>
                <UserAvatar person={user} size="sm" decorative />
                <span className={style['who']}>
                  <span>{user.displayName}</span>
                  {user.email !== undefined && <span className="muted">{user.email}</span>}
                </span>
                {props.hint !== undefined && <span className={style['end']}>{props.hint}</span>}
              </span>
            </Combobox.Option>
          ))}
          {address !== null && props.onAddress !== undefined && (
            <Combobox.Option value={ADDRESS}>
              <span className={style['option']}>
                <IconMail size={18} aria-hidden />
                <span className={style['who']}>
                  <span>{t('inviteAddress', { email: address })}</span>
                </span>
                <span className={style['end']}>{t('inviteAs')}</span>
              </span>
            </Combobox.Option>
          )}
          {found.length === 0 &&
            (address === null || props.onAddress === undefined) &&
            (words.length < 3 || query.isSuccess) && (
              <Combobox.Empty>
                {words.length < 3
                  ? t('typeMore')
                  : ((address === null ? undefined : props.addressHint) ??
                    t(words.includes('@') ? 'nobodyFound' : finds))}
              </Combobox.Empty>
            )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
