import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { suggestionsIn } from '../../../editor/review/review-field.ts';
import { t } from '../../../lib/texts/review.ts';
import { decideMany } from './review-actions.ts';
import { useDesk } from './review-desk.ts';

/** Accepts or rejects every suggestion in the filtered list, or those in the selected text. */
export function DecideMenu({ shown }: { shown: readonly string[] }) {
  const desk = useDesk();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const look = (): void => {
    const { from, to } = desk.view.state.selection.main;
    setSelected(from < to ? suggestionsIn(desk.view.state, from, to) : []);
  };
  const scopes = [
    { suggestions: shown, texts: ['acceptShown', 'rejectShown'] },
    { suggestions: selected, texts: ['acceptSelected', 'rejectSelected'] },
  ] as const;
  const offered = scopes.filter(({ suggestions }) => suggestions.length > 0);
  return (
    <Menu position="bottom-end" onOpen={look}>
      <Menu.Target>
        <Tooltip label={t('decideMany')}>
          <ActionIcon variant="default" size={28} aria-label={t('decideMany')}>
            <IconChecks size={16} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.flatMap(({ suggestions, texts }) =>
          texts.map((text, at) => (
            <Menu.Item
              key={text}
              onClick={() => void decideMany(desk.review, at === 0 ? 'accept' : 'reject', suggestions)}
            >
              {t(text, { count: suggestions.length })}
            </Menu.Item>
          )),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
