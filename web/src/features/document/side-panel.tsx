import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../lib/texts/document.ts';
import style from './side-panel.module.css';

export type PanelTab = 'outline' | 'comments' | 'export' | 'history';

/** The panel beside the text: outline, comments, exports, versions. */
export function SidePanel(props: {
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  /** Null for a text without headings. */
  outline: ReactNode;
  outlineLabel: string;
  /** Undefined: no comments here; null: not loaded yet. */
  comments: ReactNode | undefined;
  exports: ReactNode;
  history: ReactNode;
}) {
  return (
    <aside className={style['panel']} aria-label={t('panel')} data-region>
      <Tabs
        value={props.tab}
        keepMounted={false}
        onChange={(value) => value !== null && props.onTab(value as PanelTab)}
        classNames={{
          root: style['root'] ?? '',
          list: style['tabs'] ?? '',
          tab: style['tab'] ?? '',
          panel: style['body'] ?? '',
        }}
      >
        <Tabs.List>
          {props.outline !== null && <Tabs.Tab value="outline">{props.outlineLabel}</Tabs.Tab>}
          {props.comments !== undefined && <Tabs.Tab value="comments">{t('comments')}</Tabs.Tab>}
          {props.exports !== null && <Tabs.Tab value="export">{t('exportTab')}</Tabs.Tab>}
          {props.history !== null && <Tabs.Tab value="history">{t('history')}</Tabs.Tab>}
        </Tabs.List>
        {props.outline !== null && <Tabs.Panel value="outline">{props.outline}</Tabs.Panel>}
        {props.comments !== undefined && <Tabs.Panel value="comments">{props.comments}</Tabs.Panel>}
        {props.exports !== null && <Tabs.Panel value="export">{props.exports}</Tabs.Panel>}
        {props.history !== null && <Tabs.Panel value="history">{props.history}</Tabs.Panel>}
      </Tabs>
    </aside>
  );
}
