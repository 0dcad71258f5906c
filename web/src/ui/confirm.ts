import { createStore } from '../lib/emitter.ts';

/** The content of a dialog. Name the thing and what happens to it. */
export interface Question {
  title: string;
  text: string;
  /** Default "Confirm". */
  yes?: string;
  /** Default "Cancel". Focused initially. */
  no?: string;
  /** Whether `yes` is destructive (red); default true. */
  danger?: boolean;
  /** Label of an optional checkbox. */
  option?: string;
  /** An alternative action, which counts as "no". */
  instead?: { label: string; run: () => void };
}

export interface Answer {
  yes: boolean;
  /** Whether the checkbox was ticked. */
  option: boolean;
}

export interface OpenQuestion extends Question {
  id: number;
  answer: (yes: boolean, option?: boolean) => void;
}

let nextId = 1;
const open = createStore<OpenQuestion | null>(null);
export const { read: readQuestion, subscribe: subscribeQuestion } = open;

/** Asks in a dialog; false for "no", Esc, a click outside, or when another question replaces it. */
export async function confirm(question: Question): Promise<boolean> {
  return (await confirmWithOption(question)).yes;
}

/** The same, for a question with a checkbox. */
export function confirmWithOption(question: Question): Promise<Answer> {
  open.read()?.answer(false);
  return new Promise((resolve) => {
    const id = nextId;
    nextId += 1;
    open.set({
      ...question,
      id,
      answer: (yes, option = false) => {
        if (open.read()?.id === id) open.set(null);
        resolve({ yes, option });
      },
    });
  });
}
