import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComparedPaper } from '../../editor/compare/compose-paper.ts';
import { createPaperView, type PaperView } from '../../editor/compare/paper-view.ts';
import { readCspNonce } from '../../lib/csp-nonce.ts';
import { t } from '../../lib/texts/history.ts';
import type { ShownAuthor } from '../../ui/author-colors.ts';
import type { ComparedPart } from '../../ui/text-comparison.tsx';
import type { ShownRange } from './find-passage.ts';
import type { OpenAssets } from './history-screen-props.ts';
import style from './history.module.css';

/** Two versions compared in a single rendered paper. */
export function PaperComparison(props: {
  paper: ComparedPaper;
  parts: readonly ComparedPart[];
  authors: readonly ShownAuthor[];
  openAssets: OpenAssets;
  /** Index of the current change, and whether the user has stepped to it. */
  current: number;
  hasStepped: boolean;
  onSelect: (range: ShownRange | null) => void;
}) {
  const { paper, parts, authors, openAssets, current, hasStepped } = props;
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PaperView | null>(null);
  const onSelect = useEffectEvent(props.onSelect);
  useEffect(() => {
    let made: PaperView | null = null;
    let isOver = false;
    const opened = openAssets(() => made?.refresh());
    void opened.then((assets) => {
      if (isOver || place.current === null) return;
      const nonce = readCspNonce();
      made = createPaperView({ parent: place.current, label: t('comparedText'), nonce, assets, onSelect });
      setView(made);
    });
    return () => {
      isOver = true;
      made?.destroy();
      onSelect(null);
      void opened.then((assets) => assets.destroy());
    };
  }, [openAssets]);
  useEffect(() => view?.show({ paper, parts, authors }), [view, paper, parts, authors]);
  useEffect(() => view?.step(current, hasStepped), [view, paper, current, hasStepped]);
  return <div ref={place} className={style['paper']} />;
}
