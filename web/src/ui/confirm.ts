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
  /** A checkbox. */
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

let open: OpenQuestion | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: OpenQuestion | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks in a dialog; false for "no", Esc, a click outside, or when another question replaces it. */
export async function confirm(question: Question): Promise<boolean> {
  return (await confirmWithOption(question)).yes;
}

/** The same for a question with a checkbox. */
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
