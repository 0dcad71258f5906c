import { Button, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import style from './sharing.module.css';
import { dayOf } from './show-day.ts';

/** A date input writes dates as the browser's language does: until it is opened, the day stands here in words. */
export function DayField(props: {
  id: string;
  /** As a date input has it; empty for none. */
  day: string;
  /** The day in words, or that there is none. */
  words: string;
  /** What the button is called, which includes these words. */
  buttonLabel: string;
  /** What the open field is called. */
  label: string;
  onChange: (day: string) => void;
}) {
  const { id, day, words, buttonLabel, label, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  /** The focus was in the field when it closed. */
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

/** The open field for a day, with its calendar. */
export function DayInput(props: {
  id?: string;
  className?: string;
  size: 'xs' | 'sm';
  day: string;
  label: string;
  /** Once a day is chosen in the calendar or the field is left: a date is typed in parts. */
  onClose: (day: string, keepsFocus: boolean) => void;
}) {
  const { id, className, size, day, label } = props;
  const isTyped = useRef(false);
  const isClosed = useRef(false);
  /** Once: giving the focus to something else leaves the field a second time. */
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
        // This ends the date, not the form it is in.
        event.preventDefault();
        close(event.currentTarget.value, true);
      }}
      onChange={(event) => {
        // The wheels of a phone change it several times.
        if (!isTyped.current && matchMedia('(pointer: fine)').matches) close(event.currentTarget.value, true);
      }}
      onBlur={(event) => close(event.currentTarget.value, false)}
    />
  );
}

/** Browsers without a calendar, and pages that may not open one, leave the field to be typed in. */
function openCalendar(input: HTMLInputElement | null): void {
  try {
    input?.showPicker();
  } catch (error) {
    console.debug(error);
  }
}
