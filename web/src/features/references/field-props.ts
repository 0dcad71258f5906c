import { t } from '../../lib/texts/reference-form.ts';

/** Fields short enough for half a row. */
const SHORT: ReadonlySet<string> = new Set(
  'volume number issue pages pagetotal chapter edition year month day version isbn issn pmid urldate'.split(' '),
);

/** Props that every field of the form receives. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** The input props common to all fields. The label's tooltip gives the field's name in the file. */
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
