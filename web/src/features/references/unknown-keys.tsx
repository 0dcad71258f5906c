import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { t } from '../../lib/texts/references.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { CitingPlace } from './reference-library.ts';
import style from './references.module.css';

const MOST = 500;

/** Keys that texts cite but no bibliography defines, with a button to define each. */
export function UnknownKeys(props: {
  uuid: string;
  keys: readonly string[];
  citing: ReadonlyMap<string, readonly CitingPlace[]>;
  onDefine: ((key: string) => void) | null;
}) {
  const { uuid, keys, citing, onDefine } = props;
  if (keys.length === 0) return <EmptyState title={t('allGood')} text={t('unknownNone')} />;
  return (
    <ul className={style['unknown']} aria-label={t('unknown')} tabIndex={0}>
      {keys.slice(0, MOST).map((key) => {
        const places = citing.get(key) ?? [];
        return (
          <li key={key}>
            <div>
              <code>{key}</code>
              <p>
                {places.slice(0, 3).map(({ path, count }, index) => (
                  <span key={path}>
                    {index > 0 && ', '}
                    <a href={workspaceHref(uuid, path)} aria-label={t('openText', { path })}>
                      {path}
                    </a>{' '}
                    ({t('times', { count })})
                  </span>
                ))}
                {places.length > 3 && ` ${t('otherPlaces', { count: places.length - 3 })}`}
              </p>
            </div>
            {onDefine && (
              <Button
                variant="default"
                size="xs"
                leftSection={<IconSearch size={16} />}
                aria-label={t('lookUpKey', { key })}
                onClick={() => onDefine(key)}
              >
                {t('lookUp')}
              </Button>
            )}
          </li>
        );
      })}
      {keys.length > MOST && <li>{t('otherPlaces', { count: keys.length - MOST })}</li>}
    </ul>
  );
}
