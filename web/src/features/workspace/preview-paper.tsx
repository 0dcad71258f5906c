import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditorAssets } from '../../editor/options.ts';
import { createReadingPage } from '../../editor/reading-page.ts';
import { readCspNonce } from '../../lib/csp-nonce.ts';
import style from './preview-pane.module.css';

/** More than any first page, including long front matter. */
const MAX_CHARACTERS = 12_000;

/** The first page of a paper, scaled down. */
export function PreviewPaper(props: {
  name: string;
  text: string;
  openAssets: (onFound: () => void) => Promise<EditorAssets & { destroy: () => void }>;
}) {
  const { name, text } = props;
  const place = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(props.openAssets);
  useEffect(() => {
    let page: ReturnType<typeof createReadingPage> | null = null;
    let isOver = false;
    const opened = open(() => page?.refresh());
    const draw = async (): Promise<void> => {
      const assets = await opened;
      const parent = place.current;
      if (isOver || parent === null) return;
      page = createReadingPage({ parent, text: firstPart(text), label: name, nonce: readCspNonce(), assets });
    };
    draw().catch((error: unknown) => console.warn('A preview could not be drawn', error));
    return () => {
      isOver = true;
      page?.destroy();
      opened.then(
        (assets) => assets.destroy(),
        () => undefined,
      );
    };
  }, [name, text]);
  return (
    // For viewing only: no links, no caret, no tab stop.
    <div className={style['sheet']} inert>
      <div ref={place} className={style['small']} />
    </div>
  );
}

/** Cuts at the end of a paragraph, so that no Markdown construct is cut in half. */
function firstPart(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const end = text.lastIndexOf('\n\n', MAX_CHARACTERS);
  return text.slice(0, end > 0 ? end : MAX_CHARACTERS).toWellFormed();
}
