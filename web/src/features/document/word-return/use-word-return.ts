import type { WordComparison } from '@scriptorium/contract/operations/workspace-word.ts';
import { bringBackWord } from '@scriptorium/contract/operations/workspace-word.ts';
import { useRef, useState } from 'react';
import { upload } from '../../../api/upload.ts';
import { t } from '../../../lib/texts/word-return.ts';

export type Compared = Extract<WordComparison, { state: 'compared' }>;
export type Added = Extract<WordComparison, { state: 'added' }>;

/** What the dialog shows; `share` is how much of the file was sent, from 0 to 1. */
export type ReturnStep =
  | { readonly name: 'choosing' }
  | { readonly name: 'comparing' | 'adding'; readonly file: File; readonly share: number }
  | { readonly name: 'compared'; readonly file: File; readonly found: Compared }
  | { readonly name: 'added'; readonly found: Added }
  | { readonly name: 'known' }
  | { readonly name: 'failed'; readonly message: string };

export interface WordReturn {
  /** null: the dialog is closed. */
  readonly step: ReturnStep | null;
  readonly open: () => void;
  readonly take: (files: readonly File[]) => void;
  readonly add: () => void;
  /** Stops what is under way; nothing was or will be added. */
  readonly close: () => void;
}

/** Sends a Word file to be compared, and once more to be added. */
export function useWordReturn(workspaceUUID: string, readPath: () => string): WordReturn {
  const [step, setStep] = useState<ReturnStep | null>(null);
  const sending = useRef<AbortController | null>(null);
  const send = async (file: File, apply: boolean): Promise<void> => {
    sending.current?.abort();
    const mine = new AbortController();
    sending.current = mine;
    const form = new FormData();
    form.append('uuid', workspaceUUID);
    form.append('itemPath', readPath());
    form.append('apply', String(apply));
    form.append('file', file);
    const name = apply ? 'adding' : 'comparing';
    setStep({ name, file, share: 0 });
    const onProgress = (sent: number, total: number): void => {
      if (!mine.signal.aborted) setStep({ name, file, share: total === 0 ? 1 : sent / total });
    };
    try {
      const answer = await upload(bringBackWord, form, { onProgress, signal: mine.signal });
      if (mine.signal.aborted) return;
      if (answer.state === 'compared') setStep({ name: 'compared', file, found: answer });
      else if (answer.state === 'added') setStep({ name: 'added', found: answer });
      else setStep({ name: 'known' });
    } catch (error) {
      if (!mine.signal.aborted) setStep({ name: 'failed', message: error instanceof Error ? error.message : '' });
    }
  };
  return {
    step,
    open: () => setStep({ name: 'choosing' }),
    take: ([file, ...others]) => {
      if (file === undefined) return;
      if (others.length > 0) setStep({ name: 'failed', message: t('oneFile') });
      else void send(file, false);
    },
    add: () => {
      if (step?.name === 'compared') void send(step.file, true);
    },
    close: () => {
      sending.current?.abort();
      setStep(null);
    },
  };
}

const WORD = /\.docx?$/iu;

/** Whether these files are merged back rather than linked. */
export function areFromWord(files: readonly File[]): boolean {
  return files.length > 0 && files.every(({ name }) => WORD.test(name));
}
