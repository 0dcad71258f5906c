import { Button, Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { readMessage } from '../../lib/read-message.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { t as citing } from '../../lib/texts/citing.ts';
import { t } from '../../lib/texts/references.ts';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EntryFields } from './entry-fields.tsx';
import { listTypes } from './entry-labels.ts';
import { isSubmitKey } from './is-submit-key.ts';
import { makeEntry } from './make-entry.ts';
import style from './references.module.css';

export interface ReferenceFormProps {
  /** Initial title, as typed in the search field. */
  title: string;
  onBack: () => void;
  onAdd: (source: string) => void;
}

/** Enters a work by hand, within a dialog. */
export function ReferenceForm({ title, onBack, onAdd }: ReferenceFormProps) {
  const [type, setType] = useState('article');
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map([['title', title]]));
  const [problem, setProblem] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // Focus the title rather than the type, whose default is usually right.
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  const add = (): void => {
    try {
      onAdd(makeEntry(type, typed));
    } catch (error) {
      setProblem(readMessage(error));
    }
  };
  return (
    <>
      <div
        ref={place}
        className={style['stack']}
        role="presentation"
        onKeyDown={(event) => {
          if (!isSubmitKey(event)) return;
          event.preventDefault();
          add();
        }}
      >
        <Select
          label={t('type')}
          searchable
          allowDeselect={false}
          data={listTypes(type)}
          value={type}
          onChange={(value) => setType(value ?? 'article')}
        />
        <EntryFields
          type={type}
          shown={[]}
          typed={typed}
          problem={null}
          onChange={(name, value) => {
            setTyped(new Map(typed).set(name, value));
            setProblem(null);
          }}
        />
        {problem !== null && <Notice kind="danger">{problem}</Notice>}
      </div>
      <DialogFoot>
        <Button variant="default" onClick={onBack}>
          {citing('back')}
        </Button>
        <Button onClick={add} title={showKeys('Mod-Enter')}>
          {t('add')}
        </Button>
      </DialogFoot>
    </>
  );
}
