import { formatBytes } from '../lib/format-bytes.ts';
import { locale } from '../lib/language.ts';
import { t } from '../lib/texts/size.ts';

const exact = new Intl.NumberFormat(locale);

/** A size in steps of 1024, with the exact number of bytes on hover. */
export function ByteSize({ bytes }: { bytes: number }) {
  return (
    <span className="num" title={`${exact.format(bytes)} ${t('bytes', { count: bytes })}`}>
      {formatBytes(bytes)}
    </span>
  );
}
