import { type ReactNode, useState } from 'react';
import style from './drop-zone.module.css';

/**
 * Drop area for files in a dialog. A surrounding element with `data-takes-files` keeps the page below from taking them.
 */
export function DropZone({ onDrop, children }: { onDrop: (data: DataTransfer) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  return (
    <div
      className={style['zone']}
      data-over={over || undefined}
      data-takes-files
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onDrop(event.dataTransfer);
      }}
    >
      {children}
    </div>
  );
}
