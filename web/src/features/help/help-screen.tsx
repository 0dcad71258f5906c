import { Button } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useEffect } from 'react';
import { openShortcuts } from '../../lib/open-shortcuts.ts';
import { t } from '../../lib/texts/help.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlainMarkdown } from '../../ui/plain-markdown.tsx';
import style from './help-screen.module.css';
import { topics } from './read-topics.ts';
import { TOPICS } from './topics/topics.ts';

/** How to write, cite, review and export: one page that can be searched with the browser. */
export function HelpScreen() {
  useEffect(() => {
    // The page is loaded after its address, so the browser has found nothing to scroll to.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="page">
      <PageHeader title={t('title')} hint={t('hint')}>
        <Button variant="default" leftSection={<IconKeyboard size={18} />} onClick={openShortcuts}>
          {t('shortcuts')}
        </Button>
      </PageHeader>
      <div className={style['columns']}>
        <nav className={style['nav']} aria-label={t('topics')}>
          <ul>
            {TOPICS.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{topics[id].title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={style['topics']}>
          {TOPICS.map((id) => (
            <HelpTopic key={id} id={id} />
          ))}
        </div>
      </div>
    </div>
  );
}

function HelpTopic({ id }: { id: (typeof TOPICS)[number] }) {
  const { title, text, examples } = topics[id];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={style['topic']}>
      <h2 id={`${id}-title`}>{title}</h2>
      <PlainMarkdown text={text} />
      {examples !== undefined && (
        <table className={style['examples']}>
          <thead>
            <tr>
              <th scope="col">{t('write')}</th>
              <th scope="col">{t('becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map(([source, meaning]) => (
              <tr key={source}>
                <td>
                  <code>{source}</code>
                </td>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
