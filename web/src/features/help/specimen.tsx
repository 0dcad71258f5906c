import { type ReactNode, useEffect, useRef } from 'react';
import { drawMath } from '../../editor/live-preview/katex.ts';
import { renderInline } from '../../ui/plain-markdown.tsx';
import style from './specimen.module.css';

/** An example as it is rendered; the topic gives `drawn` where that cannot be derived from the source. */
export function Specimen({ source, drawn }: { source: string; drawn: string | undefined }) {
  return <div className={style['paper']}>{draw(source, drawn)}</div>;
}

function draw(source: string, drawn: string | undefined): ReactNode {
  const text = source.replace(/\s*\{#[^}]*\}$/u, '');
  const words = text.replace(/^(?:#|-|>|:)\s+/u, '');
  if (text.startsWith('![')) return <Figure caption={drawn ?? ''} />;
  if (text.startsWith(': ')) return <Table caption={drawn ?? ''} />;
  if (text.startsWith('$')) return <Formula tex={text.replaceAll('$', '')} number={drawn} />;
  if (text.startsWith('# ')) return <p className={style['heading']}>{drawn ?? words}</p>;
  if (text.startsWith('- '))
    return (
      <ul className={style['list']}>
        <li>{words}</li>
      </ul>
    );
  if (text.startsWith('> ')) return <blockquote className={style['quote']}>{words}</blockquote>;
  if (text.startsWith('<!--')) return <p className={style['nothing']}>{drawn}</p>;
  const [before, note] = text.split('[^1]: ');
  if (note === undefined) return <p>{renderInline(drawn ?? text)}</p>;
  return (
    <>
      <p>
        {before?.replace(/\[\^1\].*$/u, '')}
        <sup>1</sup>
      </p>
      <p className={style['note']}>
        <sup>1</sup> {note}
      </p>
    </>
  );
}

function Formula({ tex, number }: { tex: string; number: string | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (ref.current !== null) drawMath(ref.current, tex, number === undefined ? 'inline' : 'display', () => undefined);
  }, [tex, number]);
  return (
    <p className={style['formula']} data-numbered={number === undefined ? undefined : true}>
      <span ref={ref} />
      {number !== undefined && <span>{number}</span>}
    </p>
  );
}

function Figure({ caption }: { caption: string }) {
  return (
    <>
      <svg className={style['plot']} viewBox="0 0 160 64" aria-hidden>
        <path d="M12 4v52h140" />
        <path data-line d="M14 50C40 48 48 14 78 16s34 26 72-6" />
        {[
          [30, 44],
          [52, 24],
          [78, 17],
          [104, 27],
          [130, 22],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2.5" />
        ))}
      </svg>
      <p className={style['caption']}>{renderInline(caption)}</p>
    </>
  );
}

function Table({ caption }: { caption: string }) {
  return (
    <>
      <p className={style['caption']}>{renderInline(caption)}</p>
      <div className={style['grid']} aria-hidden>
        {['n', 'x', '12', '0.31', '48', '0.29'].map((cell) => (
          <span key={cell}>{cell}</span>
        ))}
      </div>
    </>
  );
}

/** A sentence with a commented passage ({==…==}) and suggested changes ({--…--}, {++…++}), and the comment. */
export function Scene({ text, by, note }: { text: string; by?: string; note?: string }) {
  return (
    <div className={style['scene']}>
      <p>
        {text.split(/(\{[-+=]{2}.*?[-+=]{2}\})/u).map((part) => {
          const words = part.slice(3, -3);
          if (part.startsWith('{--')) return <del key={part}>{words}</del>;
          if (part.startsWith('{++')) return <ins key={part}>{words}</ins>;
          if (part.startsWith('{==')) return <mark key={part}>{words}</mark>;
          return part;
        })}
      </p>
      {note !== undefined && (
        <p className={style['comment']}>
          <strong>{by}</strong> {note}
        </p>
      )}
    </div>
  );
}
