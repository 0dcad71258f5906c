import { Button, TextInput } from '@mantine/core';
import { IconCalendar, IconSelector } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import style from './sharing.module.css';
import { dayOf } from './show-day.ts';

/** Shows the day in words until it is opened for editing: a date input would format it in the browser's language. */
export function DayField(props: {
  id: string;
  /** In the format of a date input; empty for none. */
  day: string;
  /** The day in words, or a text for none. */
  words: string;
  /** Accessible name of the button, which includes `words`. */
  buttonLabel: string;
  /** Label of the open field. */
  label: string;
  onChange: (day: string) => void;
}) {
  const { id, day, words, buttonLabel, label, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  /** The focus was in the field when it closed, so the button takes it. */
  const [takesFocus, setTakesFocus] = useState(false);
  if (!isOpen)
    return (
      <Button
        id={id}
        className={style['day'] ?? ''}
        variant="default"
        justify="flex-start"
        fw={400}
        leftSection={<IconCalendar size={16} />}
        rightSection={<IconSelector size={14} />}
        autoFocus={takesFocus}
        aria-label={buttonLabel}
        onClick={() => setIsOpen(true)}
      >
        {words}
      </Button>
    );
  return (
    <DayInput
      id={id}
      size="sm"
      day={day}
      label={label}
      onClose={(next, keepsFocus) => {
        setTakesFocus(keepsFocus);
        setIsOpen(false);
        if (next !== day) onChange(next);
      }}
    />
  );
}

/** The open date input, with its calendar. */
export function DayInput(props: {
  id?: string;
  className?: string;
  size: 'xs' | 'sm';
  day: string;
  label: string;
  /**
   * Called when a day is chosen in the calendar or the field is left; not on each change, since a date is typed in
   * parts.
   */
  onClose: (day: string, keepsFocus: boolean) => void;
}) {
  const { id, className, size, day, label } = props;
  const isTyped = useRef(false);
  const isClosed = useRef(false);
  /** Only once: passing the focus on makes the field lose it a second time. */
  const close = (chosen: string, keepsFocus: boolean): void => {
    if (isClosed.current) return;
    isClosed.current = true;
    props.onClose(chosen, keepsFocus);
  };
  return (
    <TextInput
      {...(id !== undefined && { id })}
      {...(className !== undefined && { className })}
      ref={openCalendar}
      size={size}
      type="date"
      autoFocus
      aria-label={label}
      title={label}
      min={dayOf(new Date().toISOString())}
      defaultValue={day}
      onKeyDown={(event) => {
        isTyped.current = true;
        if (event.key !== 'Enter') return;
        // Enter ends editing the date, and must not submit the surrounding form.
        event.preventDefault();
        close(event.currentTarget.value, true);
      }}
      onChange={(event) => {
        // Not on touch devices, whose date wheels change the value several times.
        if (!isTyped.current && matchMedia('(pointer: fine)').matches) close(event.currentTarget.value, true);
      }}
      onBlur={(event) => close(event.currentTarget.value, false)}
    />
  );
}

/** Without a calendar, or if the page may not open it, the date can be typed. */
function openCalendar(input: HTMLInputElement | null): void {
  try {
    input?.showPicker();
  } catch (error) {
    console.debug(error);
  }
}
