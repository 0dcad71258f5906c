import { Button } from '@mantine/core';
import { IconFileTypeDocx } from '@tabler/icons-react';
import { t } from '../../../lib/texts/word-return.ts';
import style from './word-return.module.css';

/** Shown with the exports: merges a document edited in Word back into the text. */
export function WordReturnCard({ onOpen }: { onOpen: () => void }) {
  return (
    <section className={style['card']} aria-label={t('card')}>
      <h3>{t('card')}</h3>
      <p className="muted small">
        {t('cardHint')} <span className={style['drop']}>{t('cardDrop')}</span>
      </p>
      <Button variant="default" size="xs" leftSection={<IconFileTypeDocx size={16} />} onClick={onOpen}>
        {t('open')}
      </Button>
    </section>
  );
}
