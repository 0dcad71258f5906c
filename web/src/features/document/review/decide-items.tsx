import { Menu } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { suggestionsIn } from '../../../editor/review/review-field.ts';
import { t } from '../../../lib/texts/review.ts';
import { decideMany } from './review-actions.ts';
import { useDesk } from './review-desk.ts';

/** Menu items to accept or reject all suggestions in the filtered list, or those in the selected text. */
export function DecideItems({ shown }: { shown: readonly string[] }) {
  const desk = useDesk();
  const [selected] = useState(() => {
    const { from, to } = desk.view.state.selection.main;
    return from < to ? suggestionsIn(desk.view.state, from, to) : [];
  });
  const scopes = [
    { suggestions: shown, texts: ['acceptShown', 'rejectShown'] },
    { suggestions: selected, texts: ['acceptSelected', 'rejectSelected'] },
  ] as const;
  const offered = scopes.filter(({ suggestions }) => suggestions.length > 0);
  return offered.flatMap(({ suggestions, texts }) =>
    texts.map((text, at) => (
      <Menu.Item
        key={text}
        leftSection={at === 0 ? <IconCheck size={16} /> : <IconX size={16} />}
        onClick={() => void decideMany(desk.review, at === 0 ? 'accept' : 'reject', suggestions)}
      >
        {t(text, { count: suggestions.length })}
      </Menu.Item>
    )),
  );
}
