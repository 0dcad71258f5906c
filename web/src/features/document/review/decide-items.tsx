import { Button, Menu } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { suggestionsIn } from '../../../editor/review/review-field.ts';
import { t } from '../../../lib/texts/review.ts';
import type { ShownThread } from './read-threads.ts';
import { decideMany } from './review-actions.ts';
import { useDesk } from './review-desk.ts';
import style from './review.module.css';

/** Menu items to accept or reject the suggestions in the selected text. */
export function DecideItems() {
  const desk = useDesk();
  const [selected] = useState(() => {
    const { from, to } = desk.view.state.selection.main;
    return from < to ? suggestionsIn(desk.view.state, from, to) : [];
  });
  if (selected.length === 0) return null;
  return (['accept', 'reject'] as const).map((verdict) => (
    <Menu.Item
      key={verdict}
      leftSection={verdict === 'accept' ? <IconCheck size={16} /> : <IconX size={16} />}
      onClick={() => void decideMany(desk.review, verdict, selected)}
    >
      {t(`${verdict}Selected`, { count: selected.length })}
    </Menu.Item>
  ));
}

/** Accepts or rejects all suggestions in the filtered list. */
export function DecideAll({ suggestions }: { suggestions: readonly ShownThread[] }) {
  const desk = useDesk();
  const areFromWord = suggestions.every(({ word }) => word !== undefined);
  return (
    <div className={style['all']}>
      <span>{t(areFromWord ? 'suggestionsFromWord' : 'suggestionsShown', { count: suggestions.length })}</span>
      <div>
        {(['accept', 'reject'] as const).map((verdict) => (
          <Button
            key={verdict}
            size="compact-xs"
            variant="default"
            onClick={() =>
              void decideMany(
                desk.review,
                verdict,
                suggestions.map(({ id }) => id),
              )
            }
          >
            {t(`${verdict}All`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
