import type { WordComparison } from '@scriptorium/contract/operations/workspace-word.ts';
import { bringBackWord } from '@scriptorium/contract/operations/workspace-word.ts';
import { useRef, useState } from 'react';
import { upload } from '../../../api/upload.ts';
import { readMessage } from '../../../lib/read-message.ts';
import { t } from '../../../lib/texts/word-return.ts';

export type Compared = Extract<WordComparison, { state: 'compared' }>;
export type Added = Extract<WordComparison, { state: 'added' }>;

/** State of the dialog; `share` is the fraction of the file sent so far, from 0 to 1. */
export type ReturnStep =
  | { readonly name: 'choosing' }
  | { readonly name: 'comparing'; readonly file: File; readonly share: number }
  | { readonly name: 'adding'; readonly file: File; readonly share: number; readonly found: Compared }
  | { readonly name: 'stopping'; readonly file: File }
  | { readonly name: 'compared'; readonly file: File; readonly found: Compared; readonly isCancelled?: true }
  | { readonly name: 'added'; readonly found: Added }
  /** `isLate`: it was cancelled after everything had been added. */
  | { readonly name: 'known'; readonly isLate?: true }
  | { readonly name: 'failed'; readonly message: string };

export interface WordReturn {
  /** Null: the dialog is closed. */
  readonly step: ReturnStep | null;
  readonly open: () => void;
  readonly take: (files: readonly File[]) => void;
  readonly add: () => void;
  /** Stops the request. Once adding has begun, the dialog stays until the outcome is known. */
  readonly close: () => void;
}

/**
 * Sends a Word file for comparison, and again for adding. `onAdded`: called when the dialog that reported success is
 * closed.
 */
export function useWordReturn(workspaceUUID: string, readPath: () => string, onAdded: () => void): WordReturn {
  const [step, setStep] = useState<ReturnStep | null>(null);
  const sending = useRef<AbortController | null>(null);
  const send = async (file: File, found: Compared | null, isStopping = false): Promise<void> => {
    sending.current?.abort();
    const apply = found !== null;
    const mine = new AbortController();
    sending.current = mine;
    const form = new FormData();
    form.append('uuid', workspaceUUID);
    form.append('itemPath', readPath());
    form.append('apply', String(apply));
    form.append('file', file);
    const show = (share: number): void => {
      if (isStopping) setStep({ name: 'stopping', file });
      else setStep(found ? { name: 'adding', file, share, found } : { name: 'comparing', file, share });
    };
    show(0);
    const onProgress = (sent: number, total: number): void => {
      if (!mine.signal.aborted) show(total === 0 ? 1 : sent / total);
    };
    try {
      const answer = await upload(bringBackWord, form, { onProgress, signal: mine.signal });
      if (mine.signal.aborted) return;
      if (answer.state === 'compared')
        setStep({ name: 'compared', file, found: answer, ...(isStopping && { isCancelled: true }) });
      else if (answer.state === 'added') setStep({ name: 'added', found: answer });
      else setStep({ name: 'known', ...(isStopping && { isLate: true }) });
    } catch (error) {
      if (!mine.signal.aborted) setStep({ name: 'failed', message: readMessage(error) });
    }
  };
  return {
    step,
    open: () => setStep({ name: 'choosing' }),
    take: ([file, ...others]) => {
      if (file === undefined) return;
      if (others.length > 0) setStep({ name: 'failed', message: t('oneFile') });
      else void send(file, null);
    },
    add: () => {
      if (step?.name === 'compared') void send(step.file, step.found);
    },
    close: () => {
      sending.current?.abort();
      if (step?.name === 'added') onAdded();
      if (step?.name !== 'adding') setStep(null);
      // The server ignores an incomplete upload; after a complete one, only it knows whether this was in time.
      else if (step.share < 1) setStep({ name: 'compared', file: step.file, found: step.found, isCancelled: true });
      else void send(step.file, null, true);
    },
  };
}

const WORD = /\.docx?$/iu;

/** Whether dropped files are merged back into the text rather than linked. */
export function areFromWord(files: readonly File[]): boolean {
  return files.length > 0 && files.every(({ name }) => WORD.test(name));
}
