import type { Extension } from '@codemirror/state';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DocumentConnection } from '../../editor/collab/document-connection.ts';
import { flushSync } from 'react-dom';
import { createEditor } from '../../editor/editor.ts';
import type {
  EditorAssets,
  EditorHandle,
  EditorMode,
  EditorProblem,
  EditorStats,
  Outline,
} from '../../editor/options.ts';
import { readCspNonce } from '../../lib/csp-nonce.ts';
import { noteFirstScreen } from '../../lib/first-screen.ts';
import { t } from '../../lib/texts/document.ts';
import style from './document-screen.module.css';
import { readEnter, readFocus } from './screen-choices.ts';

/** Mounts the editor once the text is loaded, and unmounts it with the screen. */
export function WritingSurface(props: {
  connection: DocumentConnection;
  /** The screen's own editor extensions. */
  extension: Extension;
  path: string;
  startMode: EditorMode;
  assets: EditorAssets;
  allowRemoteImages: boolean;
  onHandle: (handle: EditorHandle | null) => void;
  onStats: (stats: EditorStats) => void;
  onOutline: (outline: Outline) => void;
  onProblems: (problems: readonly EditorProblem[]) => void;
  onMode: (mode: EditorMode, isChosen: boolean) => void;
  onMessage: (message: string, severity: 'info' | 'error') => void;
  onOpenPath: (path: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const mount = useEffectEvent((parent: HTMLElement, doc: string): EditorHandle =>
    createEditor({
      parent,
      doc,
      path: props.path,
      mode: props.startMode,
      enter: readEnter(),
      focusesParagraph: readFocus(),
      extensions: [props.connection.extension, props.extension],
      nonce: readCspNonce(),
      assets: props.assets,
      allowRemoteImages: props.allowRemoteImages,
      onStats: props.onStats,
      onOutline: props.onOutline,
      onProblems: props.onProblems,
      onMode: props.onMode,
      onMessage: props.onMessage,
      onOpenPath: props.onOpenPath,
    }),
  );
  const tell = useEffectEvent((handle: EditorHandle | null) => props.onHandle(handle));
  const { connection } = props;
  useEffect(() => {
    let handle: EditorHandle | null = null;
    let left = false;
    void connection.ready.then((text) => {
      if (left) return;
      if (place.current === null) {
        console.error(t('cannotMount'));
        return;
      }
      handle = mount(place.current, text.toString());
      // Synchronously, so that room for the cards is made before the text is painted.
      flushSync(() => tell(handle));
      noteFirstScreen();
    });
    return () => {
      left = true;
      tell(null);
      handle?.destroy();
    };
  }, [connection]);
  useEffect(() => {
    // Documents are saved as they are typed, so Ctrl/Cmd+S should not save the page instead.
    const swallow = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 's')
        event.preventDefault();
    };
    addEventListener('keydown', swallow, true);
    return () => removeEventListener('keydown', swallow, true);
  }, []);
  return <div ref={place} className={style['surface']} />;
}
