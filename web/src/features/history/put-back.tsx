import { Button, Menu } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { DiffPart } from '../../lib/word-diff.ts';
import { t } from '../../lib/texts/history.ts';
import type { SteppedChange } from './use-changes.ts';
import { findChange, findParagraph, findPassage, type FoundPassage, type ShownRange } from './find-passage.ts';

/** The passages that can be reverted to the older version. */
interface Passages {
  readonly selection: FoundPassage | null;
  readonly change: FoundPassage | null;
  readonly paragraph: FoundPassage | null;
}

export function findPassages(
  parts: readonly DiffPart[] | null,
  current: SteppedChange | undefined,
  selected: ShownRange | null,
): Passages {
  const find = (range: ShownRange | null): FoundPassage | null => parts && range && findPassage(parts, range);
  if (parts === null || current === undefined) return { selection: null, change: null, paragraph: null };
  return {
    selection: find(selected),
    change: find(findChange(parts, current.first, current.last)),
    paragraph: find(findParagraph(parts, current.first)),
  };
}

/** The actions as buttons, where there is room. */
export function PutBack(props: Passages & { onPutBack: (passage: FoundPassage) => void }) {
  const { selection, change, paragraph, onPutBack } = props;
  const passage = selection ?? change;
  return (
    <>
      {passage !== null && (
        <Button variant="default" size="xs" aria-keyshortcuts="r" onClick={() => onPutBack(passage)}>
          {t(selection === null ? 'restorePassage' : 'restoreSelection')}
        </Button>
      )}
      {paragraph !== null && (
        <Button variant="default" size="xs" aria-keyshortcuts="p" onClick={() => onPutBack(paragraph)}>
          {t('restoreParagraph')}
        </Button>
      )}
    </>
  );
}

/** The same actions as menu items. */
export function PutBackItems(props: Passages & { onPutBack: (passage: FoundPassage) => void }) {
  const { selection, change, paragraph, onPutBack } = props;
  const passage = selection ?? change;
  return (
    <>
      {passage !== null && (
        <Menu.Item leftSection={<IconArrowBackUp size={16} />} onClick={() => onPutBack(passage)}>
          {t(selection === null ? 'restorePassage' : 'restoreSelection')}
        </Menu.Item>
      )}
      {paragraph !== null && (
        <Menu.Item leftSection={<IconArrowBackUp size={16} />} onClick={() => onPutBack(paragraph)}>
          {t('restoreParagraph')}
        </Menu.Item>
      )}
    </>
  );
}
