/** What a dialog asks. Names the thing and what happens. */
export interface Question {
  title: string;
  text: string;
  /** Default "Confirm". */
  yes?: string;
  /** Default "Cancel". Has the focus. */
  no?: string;
  /** Whether `yes` destroys something (red); default true. */
  danger?: boolean;
  /** A box to tick beside the answer. */
  option?: string;
  /** Something to do instead of answering now, which counts as "no". */
  instead?: { label: string; run: () => void };
}

export interface Answer {
  yes: boolean;
  /** Whether the box was ticked. */
  option: boolean;
}

export interface OpenQuestion extends Question {
  id: number;
  answer: (yes: boolean, option?: boolean) => void;
}

let open: OpenQuestion | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: OpenQuestion | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks in a dialog; false for "no", Esc, a click outside, or when another question takes its place. */
export async function confirm(question: Question): Promise<boolean> {
  return (await confirmWithOption(question)).yes;
}

/** The same for a question that has a box to tick. */
export function confirmWithOption(question: Question): Promise<Answer> {
  open?.answer(false);
  return new Promise((resolve) => {
    const id = nextId;
    nextId += 1;
    publish({
      ...question,
      id,
      answer: (yes, option = false) => {
        if (open?.id === id) publish(null);
        resolve({ yes, option });
      },
    });
  });
}

export function readQuestion(): OpenQuestion | null {
  return open;
}

export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
