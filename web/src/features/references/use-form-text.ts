import { editFormText, readFormText, showFormText, writeFormText } from '@scriptorium/bibliography/form-text.ts';
import { useState } from 'react';

/** What a field shows of a value of the file, and the value that what is typed there makes. */
export function useFormText(value: string, onChange: (value: string) => void, isVerbatim = false) {
  const [state, setState] = useState(() => ({ value, text: readFormText(value) }));
  // Another value than was typed here.
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
