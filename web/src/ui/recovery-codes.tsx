// During log-in, the shell's styles are not loaded yet.
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { locale } from '../lib/language.ts';
import { t } from '../lib/texts/factors.ts';
import { writeClipboard } from '../lib/write-clipboard.ts';
import { DialogActions } from './dialog-actions.tsx';
import style from './factors.module.css';

/** Recovery codes, shown once; the user must confirm having stored them before going on. */
export function RecoveryCodes(props: { codes: readonly string[]; appName: string; email: string; onDone: () => void }) {
  const { codes, appName, email } = props;
  const [isStored, setStored] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    // If the browser does not allow it, users can select and copy the codes.
    writeClipboard(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const download = (): void => {
    const date = new Date().toLocaleDateString(locale);
    const head = t('fileHead', { email, appName, address: location.host, date });
    const text = `${head}\n\n${codes.join('\n')}\n`;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = t('fileName');
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className={style['setup']}>
      <p>{t('codesText')}</p>
      <ul className={style['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={style['buttons']}>
        <Button variant="default" size="xs" leftSection={<IconCopy size={16} />} onClick={copy}>
          <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
        </Button>
        <Button variant="default" size="xs" leftSection={<IconDownload size={16} />} onClick={download}>
          {t('download')}
        </Button>
      </div>
      <Checkbox label={t('stored')} checked={isStored} onChange={(event) => setStored(event.currentTarget.checked)} />
      <DialogActions>
        <Button disabled={!isStored} onClick={props.onDone}>
          {t('done')}
        </Button>
      </DialogActions>
    </div>
  );
}
