import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { openQuickSwitcher, SWITCHER_KEYS } from '../lib/open-quick-switcher.ts';
import { t } from '../lib/texts/shell.ts';
import style from './search-button.module.css';

/** Opens the quick switcher where something was not found. */
export function SearchButton() {
  return (
    <Button
      variant="default"
      leftSection={<IconSearch size={16} />}
      rightSection={<kbd className={style['keys']}>{SWITCHER_KEYS}</kbd>}
      onClick={openQuickSwitcher}
    >
      {t('searchShort')}
    </Button>
  );
}
