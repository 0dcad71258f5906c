import encodeQR from 'qr';
import { useMemo } from 'react';
import style from './factors.module.css';

/** Width of the quiet zone in modules; without it, cameras do not find the code. */
const BORDER = 4;

/** A QR code as one path; dark on white in every theme, since not all cameras read the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg className={style['qr']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

function draw(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}
