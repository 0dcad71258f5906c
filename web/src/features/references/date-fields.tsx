import { readDateParts, readMonth, writeDateParts, writeMonth } from '@scriptorium/bibliography/form-date.ts';
import { Select, TextInput } from '@mantine/core';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/reference-form.ts';
import { type FieldProps, fieldProps } from './field-props.ts';
import style from './references.module.css';

function listMonths(): { value: string; label: string }[] {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: names.format(Date.UTC(2020, at, 1)) }));
}

/**
 * BibTeX's month field, written in the entry's own style. A value that is not recognised as a month stays available.
 */
export function MonthField(props: FieldProps & { before: string }) {
  const { value, before, readOnly, onChange } = props;
  const said = value.trim();
  const own = [said, before.trim()].filter(
    (text, at, all) => text !== '' && readMonth(text) === null && all.indexOf(text) === at,
  );
  const { 'data-short': isShort, ...shared } = fieldProps(props);
  return (
    <Select
      {...shared}
      wrapperProps={{ 'data-short': isShort }}
      placeholder={readOnly ? '' : t('noMonth')}
      clearable={!readOnly}
      readOnly={readOnly}
      data={[...own.map((text) => ({ value: text, label: text })), ...listMonths()]}
      value={said === '' ? null : String(readMonth(said) ?? said)}
      onChange={(chosen) => {
        if (chosen === null) onChange('');
        else if (own.includes(chosen)) onChange(chosen);
        // If the original month is chosen again, restore its exact text.
        else onChange(String(readMonth(before)) === chosen ? before : writeMonth(Number(chosen), before));
      }}
    />
  );
}

/** BibLaTeX's date field: year, month and day, or a text field if the value has no such parts. */
export function DateField(props: FieldProps & { before: string }) {
  const { value, before, readOnly, onChange } = props;
  const shared = fieldProps(props);
  const text = (
    <TextInput
      {...shared}
      value={value}
      readOnly={readOnly}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
  if (before !== '' && readDateParts(before) === null) return text;
  const [year = '', month = '', day = ''] = value.split('-');
  const set = (part: Partial<{ year: string; month: string; day: string }>): void =>
    onChange(writeDateParts({ year, month, day, ...part }));
  const digits = (typed: string, most: number): string => typed.replace(/\D/g, '').slice(0, most);
  return (
    <div className={style['date']} role="group" aria-label={props.label} data-field="date">
      <TextInput
        {...shared}
        data-field={undefined}
        label={t('year')}
        inputMode="numeric"
        value={year}
        readOnly={readOnly}
        onChange={(event) => set({ year: digits(event.currentTarget.value, 4) })}
      />
      <Select
        size="sm"
        label={t('month')}
        placeholder={readOnly ? '' : t('noMonth')}
        clearable={!readOnly}
        readOnly={readOnly}
        data={listMonths()}
        value={month === '' ? null : String(Number(month))}
        onChange={(chosen) => set({ month: chosen ?? '' })}
      />
      <TextInput
        size="sm"
        label={t('day')}
        inputMode="numeric"
        value={day.replace(/^0/, '')}
        readOnly={readOnly || month === ''}
        onChange={(event) => set({ day: digits(event.currentTarget.value, 2) })}
      />
    </div>
  );
}
