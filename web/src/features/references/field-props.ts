import { t } from '../../lib/texts/reference-form.ts';

/** Short enough for half a line. */
const SHORT: ReadonlySet<string> = new Set(
  'volume number issue pages pagetotal chapter edition year month day version isbn issn pmid urldate'.split(' '),
);

/** What every field of the form gets. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** What the fields have in common. The label's tooltip says what the file calls it. */
export function fieldProps({ name, label, hint, error }: FieldProps) {
  return {
    size: 'sm',
    label,
    labelProps: { title: t('inBibtex', { name }) },
    'data-field': name,
    'data-short': SHORT.has(name) || undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    ...(hint !== undefined && { description: hint }),
    error,
  };
}
