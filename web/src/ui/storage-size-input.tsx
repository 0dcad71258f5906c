import { NativeSelect, TextInput } from '@mantine/core';
import { parseBytes, type SizeUnit } from '@scriptorium/contract/rules/byte-size.ts';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import {
  clampSize,
  fitsUnit,
  formatAmount,
  HIGHEST_AMOUNT,
  HIGHEST_SIZE,
  joinSize,
  parseAmount,
  SIZE_UNITS,
  splitSize,
} from '../lib/storage-size.ts';
import { formatBytes } from '../lib/format-bytes.ts';
import { t } from '../lib/texts/size.ts';
import style from './storage-size-input.module.css';

interface StorageSizeInputProps {
  label: string;
  /** Shows the label to screen readers only, as in a table row. */
  hideLabel?: boolean;
  /** Bytes. */
  value: number;
  /** Bytes, always within the bounds. */
  onChange: (bytes: number) => void;
  /** Bytes; at least 0. */
  min?: number;
  /** Bytes; 999 TB by default. */
  max?: number;
  description?: ReactNode;
  error?: ReactNode;
  small?: boolean;
  autoFocus?: boolean;
}

/**
 * A size as number and unit. Arrow keys step by 1, with Shift by 10; pasting "1.5 GB" fills both fields; out-of-range
 * values are corrected on blur.
 */
export function StorageSizeInput(props: StorageSizeInputProps) {
  const { label, value, onChange, min = 0, max = HIGHEST_SIZE } = props;
  const [chosenUnit, setUnit] = useState<SizeUnit>(() => splitSize(value).unit);
  // Keeps what is being typed; a new value from outside replaces it.
  const [typed, setTyped] = useState<{ text: string; bytes: number } | null>(null);
  const isTyping = typed?.bytes === value;
  // A lower bound too small for the unit would read as 0: 100 bytes are not "0 MB".
  const unit = isTyping || fitsUnit(value, chosenUnit) ? chosenUnit : splitSize(value).unit;
  const shown = isTyping ? typed.text : formatAmount(value / bytesOfUnit(unit));

  const show = (bytes: number): void => {
    setUnit(splitSize(bytes).unit);
    setTyped(null);
    onChange(bytes);
  };
  const type = (text: string): void => {
    const amount = parseAmount(text);
    const bytes = amount === null ? value : joinSize(amount, unit, { min, max });
    setTyped({ text, bytes });
    if (bytes !== value) onChange(bytes);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Show the value that is about to be submitted.
    if (event.key === 'Enter') setTyped(null);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const size = (event.shiftKey ? 10 : 1) * (event.key === 'ArrowUp' ? 1 : -1);
    const amount = Math.min(HIGHEST_AMOUNT, Math.max(0, (parseAmount(shown) ?? 0) + size));
    type(formatAmount(amount));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const bytes = parseBytes(event.clipboardData.getData('text'), unit);
    if (bytes === null) return;
    event.preventDefault();
    show(clampSize(bytes, { min, max }));
  };

  return (
    <div className={style['size']} data-small={props.small || undefined}>
      <TextInput
        className={style['amount']}
        classNames={{ description: style['description'] ?? '', error: style['description'] ?? '' }}
        {...(props.hideLabel === true ? { 'aria-label': label } : { label })}
        description={props.description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={props.error}
        size={props.small === true ? 'xs' : 'sm'}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus={props.autoFocus || undefined}
        title={t('between', { min: formatBytes(min), max: formatBytes(max) })}
        value={shown}
        ref={(input) => {
          if (props.autoFocus === true && input !== null && !input.dataset['focused']) {
            input.dataset['focused'] = 'true';
            input.select();
          }
        }}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => setTyped(null)}
      />
      <NativeSelect
        className={style['unit']}
        aria-label={t('unitOf', { label })}
        size={props.small === true ? 'xs' : 'sm'}
        value={unit}
        data={SIZE_UNITS.map((each) => ({ value: each, label: t(each) }))}
        onChange={(event) => {
          const next = event.currentTarget.value as SizeUnit;
          const bytes = joinSize(parseAmount(shown) ?? 0, next, { min, max });
          setUnit(next);
          setTyped(null);
          if (bytes !== value) onChange(bytes);
        }}
      />
    </div>
  );
}

function bytesOfUnit(unit: SizeUnit): number {
  return 1024 ** SIZE_UNITS.indexOf(unit);
}
