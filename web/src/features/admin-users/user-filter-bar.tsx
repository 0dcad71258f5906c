import { Button, Menu, TextInput } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { T, t } from '../../lib/texts/admin-users.ts';
import type { UserFilters } from './user-query.ts';
import list from '../../ui/admin-list.module.css';
import style from './users-screen.module.css';

const STATUS = {
  any: 'any',
  active: 'active',
  unverified: 'notVerified',
  waiting: 'waiting',
  suspended: 'suspended',
} as const;
const ROLE = { any: 'any', admin: 'administrator', user: 'user' } as const;
const QUOTA = { any: 'any', high: 'high', full: 'full' } as const;

type TextKey = Parameters<typeof t>[0];

/** Search and filters above the user table. */
export function UserFilterBar(props: {
  filters: UserFilters;
  onChange: (filters: UserFilters) => void;
  range: string;
}) {
  const { filters, onChange } = props;
  return (
    <div className={`${list['filters']} ${style['filters']}`} role="search">
      <TextInput
        className={list['search']}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filters.search}
        onChange={(event) => onChange({ ...filters, search: event.currentTarget.value })}
      />
      <FilterMenu
        label={t('status')}
        value={filters.status}
        options={STATUS}
        onChange={(status) => onChange({ ...filters, status })}
      />
      <FilterMenu
        label={t('role')}
        value={filters.role}
        options={ROLE}
        onChange={(role) => onChange({ ...filters, role })}
      />
      <FilterMenu
        label={t('quotaUsed')}
        value={filters.quotaUsed}
        options={QUOTA}
        onChange={(quotaUsed) => onChange({ ...filters, quotaUsed })}
      />
      <span className={list['range']} role="status">
        {props.range}
      </span>
    </div>
  );
}

function FilterMenu<Value extends string>(props: {
  label: string;
  value: Value;
  options: Record<Value, TextKey>;
  onChange: (value: Value) => void;
}) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          <T
            k="filterIs"
            values={{ label: props.label, value: t(props.options[props.value]) }}
            components={{
              l: <span className={style['filterLabel']} />,
              v: <span className={style['filterValue']} data-any={props.value === 'any' || undefined} />,
            }}
          />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={props.value}
          onChange={(value) => {
            if (Object.hasOwn(props.options, value)) props.onChange(value as Value);
          }}
        >
          {(Object.entries(props.options) as [Value, TextKey][]).map(([value, text]) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {t(text)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
