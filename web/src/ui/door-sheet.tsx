import { IconBooks, IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { readInitials } from '../lib/person-color.ts';
import style from './door-sheet.module.css';
import { NameList } from './name-list.tsx';
import sheet from './guest-sheet.module.css';

const LINES = [100, 97, 99, 94, 62];
const FILES = [IconFileText, IconFileText, IconBooks, IconPhoto, IconPhoto, IconPhoto, IconFileTypePdf];

/** Decorative preview of what a link leads to: its name, the sender, and the outline of a text or folder. */
export function DoorSheet(props: {
  title: string;
  authors?: readonly string[];
  by: string;
  /** Sentence about who sent it. */
  said: string;
  kind: 'text' | 'files';
}) {
  const { title, authors = [], by, said, kind } = props;
  return (
    <div className={sheet['ground']} aria-hidden>
      <div className={sheet['sheet']}>
        <div className={`${sheet['bar']} ${style['by']}`}>
          <span className={sheet['person']} data-person={0} style={{ margin: 0 }}>
            {readInitials(by)}
          </span>
          {said}
        </div>
        <div className={`${sheet['text']} ${style['text']}`}>
          <p className={sheet['title']}>{title}</p>
          {authors.length > 0 && (
            <p className={sheet['authors']}>
              <NameList names={authors} />
            </p>
          )}
          <div className={style['rest']}>{kind === 'text' ? <Prose /> : <Files />}</div>
        </div>
      </div>
    </div>
  );
}

function Prose() {
  return [30, 44, 26].map((head) => (
    <div key={head}>
      <div className={style['line']} data-head style={{ width: `${head}%` }} />
      {LINES.map((width) => (
        <div key={width} className={style['line']} style={{ width: `${width}%` }} />
      ))}
    </div>
  ));
}

function Files() {
  return FILES.map((Icon, at) => (
    <div key={at} className={style['item']}>
      <Icon size={20} />
      <div className={style['line']} style={{ width: `${120 + ((at * 67) % 110)}px` }} />
    </div>
  ));
}
