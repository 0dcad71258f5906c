import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { DocumentStatus } from '../../editor/collab/document-connection.ts';
import { EndedNotice, TextAwaited } from './document-notices.tsx';

const render = (part: ReactNode): string =>
  renderToStaticMarkup(<MantineProvider env="test">{part}</MantineProvider>).replaceAll(/<style[\s\S]*?<\/style>/g, '');

const status = (changed: Partial<DocumentStatus>): DocumentStatus => ({
  saveState: 'loading',
  saveText: 'Loading…',
  problem: null,
  unsent: false,
  connected: false,
  ended: false,
  people: [],
  merge: null,
  ...changed,
});
const doNothing = (): void => undefined;

describe('in place of a text that is not there yet', () => {
  test('lines stand while it loads, and nothing can be retried', () => {
    const shown = render(<TextAwaited status={status({})} onRetry={doNothing} />);
    expect(shown).not.toContain('<button');
    expect(shown).not.toContain('Could not open');
  });

  test('the reason stands when it cannot be opened, with a button to try again', () => {
    const problem = 'The server is full.';
    const shown = render(<TextAwaited status={status({ saveState: 'cannot-open', problem })} onRetry={doNothing} />);
    expect(shown).toContain('Could not open the document: The server is full.');
    expect(shown).toMatch(/<button[^>]*>Try again<\/button>/);
  });
});

describe('a text that has ended', () => {
  const readText = (): string => 'what was written';

  test('can be copied', () => {
    const shown = render(<EndedNotice openSuccessor={null} readText={readText} />);
    expect(shown.match(/<button/g)).toHaveLength(1);
    expect(shown).toContain('Copy');
  });

  test('leads to the file that replaced it', () => {
    const shown = render(<EndedNotice openSuccessor={doNothing} readText={readText} />);
    expect(shown.match(/<button/g)).toHaveLength(2);
    expect(shown).toMatch(/replaced/);
  });
});
