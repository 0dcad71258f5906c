import { editFormText, readFormText, showFormText, writeFormText } from '@scriptorium/bibliography/form-text.ts';
import { useState } from 'react';

/** Maps a raw value of the file to the text shown in a field, and typed text back to a value. */
export function useFormText(value: string, onChange: (value: string) => void, isVerbatim = false) {
  const [state, setState] = useState(() => ({ value, text: readFormText(value) }));
  // Changed from outside.
  if (value !== state.value) setState({ value, text: readFormText(value) });
  return {
    value: isVerbatim ? value : showFormText(state.text),
    onChange: (event: { currentTarget: { value: string } }): void => {
      if (isVerbatim) return onChange(event.currentTarget.value);
      const text = editFormText(state.text, event.currentTarget.value);
      const next = writeFormText(text);
      setState({ value: next, text });
      onChange(next);
    },
  };
}
