import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { isValidElement } from 'react';
import { t } from '../lib/texts/links.ts';
import style from './command-help.module.css';
import { renderInline } from './plain-markdown.tsx';

/** Help in one line of Markdown, whose commands can be copied. */
export function CommandHelp({ text }: { text: string }) {
  return renderInline(text).map((part) =>
    isValidElement<{ children: string }>(part) && part.type === 'code' ? (
      <span key={part.key} className={style['command']}>
        {part}
        <CopyCommand command={part.props.children} />
      </span>
    ) : (
      part
    ),
  );
}

function CopyCommand({ command }: { command: string }) {
  return (
    <CopyButton value={command}>
      {({ copied, copy }) => (
        <ActionIcon size={24} aria-label={copied ? t('copied') : t('copyNamed', { name: command })} onClick={copy}>
          {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        </ActionIcon>
      )}
    </CopyButton>
  );
}
