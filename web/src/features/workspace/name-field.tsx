import { readMessage } from '../../lib/read-message.ts';
import { toastError } from '../../ui/toasts.ts';
import { useEffect, useId, useRef, useState } from 'react';
import style from './name-field.module.css';

/** Once, when the browser has laid the page out again. */
function tellIfHidden(field: Element, message: string): void {
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    if (entry?.isIntersecting !== true) toastError(message);
  }).observe(field);
}

/** An inline name input in place of a row. Enter saves; Esc, or leaving the name unchanged, cancels. */
export function NameField(props: {
  label: string;
  initial?: string;
  placeholder?: string;
  /** How many characters to preselect: the name without its extension. */
  chosen?: number;
  /** If it rejects, the reason is shown below the field, and in a toast if that is out of view. */
  onSubmit: (name: string) => Promise<void>;
  onCancel: () => void;
  children?: (submit: () => void) => React.ReactNode;
}) {
  const [name, setName] = useState(props.initial ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const chosen = props.chosen ?? 0;
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(0, chosen);
  }, [chosen]);

  const submit = (): void => {
    if (busy) return;
    if (name.trim() === '' || name === props.initial) {
      props.onCancel();
      return;
    }
    setBusy(true);
    props.onSubmit(name).catch((error: unknown) => {
      const message = readMessage(error);
      setProblem(message);
      setBusy(false);
      field.current?.focus({ preventScroll: true });
      if (field.current === null) toastError(message);
      else tellIfHidden(field.current, message);
    });
  };
  return (
    <span className={style['field']}>
      <input
        ref={field}
        aria-label={props.label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : errorId}
        placeholder={props.placeholder}
        value={name}
        maxLength={255}
        readOnly={busy}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit();
          if (event.key === 'Escape') props.onCancel();
        }}
        onBlur={(event) => {
          // Losing focus while empty or unchanged cancels; otherwise the field stays open.
          const inside = event.currentTarget.parentElement?.contains(event.relatedTarget);
          if (!inside && !busy && (name.trim() === '' || name === props.initial)) props.onCancel();
        }}
        onClick={(event) => event.stopPropagation()}
      />
      {props.children?.(submit)}
      {problem !== null && (
        <span id={errorId} role="alert" className={style['problem']}>
          {problem}
        </span>
      )}
    </span>
  );
}
