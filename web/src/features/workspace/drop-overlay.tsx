import { IconUpload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { T } from '../../lib/texts/workspace.ts';
import style from './drop-overlay.module.css';
import { type DroppedFile, readDropped } from './dropped-files.ts';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether the target handles drops itself: the editor, which links the file, or a dialog that asks for one. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.cm-editor, [data-takes-files]') !== null;

/** Uploads files that are pasted, or dropped anywhere except on a text; shows an overlay while files are dragged. */
export function DropOverlay({ folder, onFiles }: { folder: string; onFiles: (files: DroppedFile[]) => void }) {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((data: DataTransfer) => {
    readDropped(data).then(
      (files) => onFiles(files),
      (error: unknown) => console.error('The dropped files could not be read', error),
    );
  });
  useEffect(() => {
    // Counts the elements entered, since leaving the last one ends the drag.
    // In the capture phase, because the editor stops propagation.
    let depth = 0;
    const listeners: { [Type in 'dragenter' | 'dragleave' | 'dragover' | 'drop']: (event: DragEvent) => void } = {
      dragenter: (event) => {
        if (!hasFiles(event)) return;
        depth += 1;
        setOver(!isText(event.target));
        if (!isText(event.target)) event.preventDefault();
      },
      dragleave: (event) => {
        if (!hasFiles(event)) return;
        depth -= 1;
        if (depth <= 0) setOver(false);
      },
      dragover: (event) => {
        if (hasFiles(event) && !isText(event.target)) event.preventDefault();
      },
      drop: (event) => {
        depth = 0;
        setOver(false);
        if (!hasFiles(event) || event.dataTransfer === null || isText(event.target)) return;
        event.preventDefault();
        take(event.dataTransfer);
      },
    };
    const paste = (event: ClipboardEvent): void => {
      const data = event.clipboardData;
      if (data === null || data.files.length === 0 || isField(event.target)) return;
      event.preventDefault();
      take(data);
    };
    for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type as 'drop', listener, true);
    window.addEventListener('paste', paste);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        window.removeEventListener(type as 'drop', listener, true);
      window.removeEventListener('paste', paste);
    };
  }, []);
  if (!over) return null;
  return (
    <div className={style['overlay']} role="status">
      <div>
        <IconUpload size={28} aria-hidden />
        <p>
          <T k="drop" values={{ folder }} components={{ b: <b /> }} />
        </p>
      </div>
    </div>
  );
}
