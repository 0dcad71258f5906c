import { readInitials } from '../lib/person-color.ts';
import style from './door-sheet.module.css';
import { NameList } from './name-list.tsx';
import sheet from './guest-sheet.module.css';

/** The first page of the text that a link leads to, and who sent it, for the eye; it fades out at the window's end. */
export function DoorSheet(props: {
  title: string;
  authors: readonly string[];
  blocks: readonly { kind: 'heading' | 'paragraph'; text: string }[];
  by: string;
}) {
  const { title, authors, by } = props;
  // A heading without text is one of a table, a figure or a list of works.
  const blocks = props.blocks.filter(({ kind }, at, all) => kind === 'paragraph' || all[at + 1]?.kind === 'paragraph');
  return (
    <div className={sheet['ground']} aria-hidden>
      <div className={sheet['sheet']}>
        <div className={`${sheet['bar']} ${style['by']}`}>
          <span className={sheet['person']}>{readInitials(by)}</span>
          {by}
        </div>
        <div className={`${sheet['text']} ${style['text']}`}>
          <p className={sheet['title']}>{title}</p>
          {authors.length > 0 && (
            <p className={sheet['authors']}>
              <NameList names={authors} />
            </p>
          )}
          {blocks.map(({ kind, text }, index) => (
            <p key={index} className={kind === 'heading' ? sheet['head'] : undefined}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
