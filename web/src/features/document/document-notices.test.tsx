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

describe('placeholder for a text that has not loaded', () => {
  test('shows a skeleton while loading, without a retry button', () => {
    const shown = render(<TextAwaited status={status({})} hasCards={false} onRetry={doNothing} />);
    expect(shown).not.toContain('<button');
    expect(shown).not.toContain('Could not open');
  });

  test('shows the reason and a retry button when the text cannot be opened', () => {
    const problem = 'The server is full.';
    const shown = render(
      <TextAwaited status={status({ saveState: 'cannot-open', problem })} hasCards={false} onRetry={doNothing} />,
    );
    expect(shown).toContain('Could not open the document: The server is full.');
    expect(shown).toMatch(/<button[^>]*>Try again<\/button>/);
  });
});

describe('a text that can no longer be edited', () => {
  const readText = (): string => 'what was written';

  test('offers to copy the text', () => {
    const shown = render(<EndedNotice openSuccessor={null} readText={readText} />);
    expect(shown.match(/<button/g)).toHaveLength(1);
    expect(shown).toContain('Copy');
  });

  test('links to the file that replaced it', () => {
    const shown = render(<EndedNotice openSuccessor={doNothing} readText={readText} />);
    expect(shown.match(/<button/g)).toHaveLength(2);
    expect(shown).toMatch(/replaced/);
  });
});
