import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { listUsers } from '@scriptorium/contract/operations/user.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/admin-groups.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import style from './admin-groups.module.css';

export type PickedUser = OutputOf<typeof listUsers>['users'][number];

/** Finds a person from three letters on. What is typed and not chosen is nobody. */
export function UserPicker(props: {
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  exclude?: ReadonlySet<string>;
  picked: PickedUser | null;
  onPick: (user: PickedUser | null) => void;
}) {
  const [text, setText] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const words = useDebounced(text.trim());
  const query = useQuery({ ...operationQuery(listUsers, { query: words }), enabled: words.length >= 3 });
  const found = (query.data?.users ?? []).filter((user) => props.exclude?.has(user.uuid) !== true);
  const shown = props.picked === null ? text : props.picked.displayName;
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(uuid) => {
        const user = found.find((candidate) => candidate.uuid === uuid);
        if (user === undefined) return;
        props.onPick(user);
        setText('');
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          label={props.label}
          description={props.description}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={props.error}
          autoComplete="off"
          value={shown}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
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
                <span>{user.displayName}</span>
                <span className="muted">{user.email}</span>
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 && (words.length < 3 || query.isSuccess) && (
            <Combobox.Empty>{t(words.length < 3 ? 'typeMore' : 'nobodyFound')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
