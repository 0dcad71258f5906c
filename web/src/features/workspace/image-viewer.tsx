import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { useElementSize, useLocalStorage, useMergedRef } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { t as viewer } from '../../lib/texts/image-viewer.ts';
import { t } from '../../lib/texts/workspace.ts';
import { Notice } from '../../ui/notice.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import style from './file-viewer.module.css';
import { isImage } from './is-image.ts';
import { folderQuery, parentOf, sortItems } from './workspace-data.ts';

const STEP = 1.25;

/** Focuses without a focus ring, so that keys work at once; the ring is for users who arrive by Tab. */
function focusQuietly(element: HTMLElement | null): void {
  if (element === null) return;
  element.dataset['quiet'] = '';
  element.focus({ preventScroll: true });
}

/**
 * Dots per inch for a screen or poster, for photographs, and for line drawings. Journals require one of the latter two.
 */
const RESOLUTIONS = [150, 300, 600];

/** Printed size in centimetres at a resolution. */
function printed({ width, height }: { width: number; height: number }, dpi: number) {
  const inCm = (pixels: number): number => Math.round((pixels / dpi) * 25.4) / 10;
  return { width: inCm(width), height: inCm(height), dpi };
}

/** An image, fitted or zoomed. Left and Right show the other images in the folder. */
export function ImageViewer(props: {
  uuid: string;
  item: TreeItem;
  url: string;
  onMeasured: (size: { width: number; height: number }) => void;
  onOpen: (path: string) => void;
}) {
  const { uuid, item } = props;
  /** Null: fitted to the window. */
  const [zoom, setZoom] = useState<number | null>(null);
  const [natural, setNatural] = useState<{ width: number; height: number } | null>(null);
  const [broken, setBroken] = useState(false);
  const [dpi, setDpi] = useLocalStorage({ key: 'image-dpi', defaultValue: 300, getInitialValueInEffect: false });
  const image = useRef<HTMLImageElement>(null);
  const { ref: sized, width } = useElementSize<HTMLImageElement>();
  const imageRef = useMergedRef(image, sized);
  const { data } = useQuery(folderQuery(uuid, parentOf(item.path)));
  const pictures = sortItems(data?.contents ?? []).filter((each) => each.type === 'file' && isImage(each.name));
  const at = pictures.findIndex((each) => each.path === item.path);
  const open = (step: number): void => {
    const next = pictures[at + step];
    if (at !== -1 && next !== undefined) props.onOpen(next.path);
  };
  const shown = (): number => (image.current && natural ? image.current.clientWidth / natural.width : 1);
  const scale = (factor: number): void => setZoom(Math.min(16, Math.max(0.05, (zoom ?? shown()) * factor)));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight' && zoom === null) open(1);
    else if (event.key === 'ArrowLeft' && zoom === null) open(-1);
    else if (event.key === '+' || event.key === '=') scale(STEP);
    else if (event.key === '-') scale(1 / STEP);
    else if (event.key === '0') setZoom(null);
    else if (event.key === '1') setZoom(1);
    else return;
    event.preventDefault();
  };
  const percent = natural !== null && width > 0 ? Math.round((zoom ?? width / natural.width) * 100) : null;
  if (broken) return <Notice kind="danger">{t('imageFailed')}</Notice>;
  const size = zoom !== null && natural !== null ? { width: natural.width * zoom, height: natural.height * zoom } : {};
  return (
    <div className={style['image']}>
      {/* Scrollable, so it must be focusable by keyboard. */}
      <div
        className={style['canvas']}
        role="group"
        aria-label={item.name}
        tabIndex={0}
        ref={focusQuietly}
        onBlur={({ currentTarget }) => delete currentTarget.dataset['quiet']}
        onKeyDown={onKeyDown}
        onDoubleClick={() => setZoom(zoom === null ? 1 : null)}
      >
        <img
          ref={imageRef}
          src={props.url}
          alt={item.name}
          data-fit={zoom === null || undefined}
          {...size}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setNatural({ width: naturalWidth, height: naturalHeight });
            props.onMeasured({ width: naturalWidth, height: naturalHeight });
          }}
          onError={() => setBroken(true)}
        />
      </div>
      <div className={style['tools']}>
        {pictures.length > 1 && (
          <span className={style['group']}>
            <ActionIcon aria-label={viewer('previous')} disabled={at <= 0} onClick={() => open(-1)}>
              <IconChevronLeft size={18} />
            </ActionIcon>
            <span className={style['number']}>{viewer('imageOf', { number: at + 1, count: pictures.length })}</span>
            <ActionIcon
              aria-label={viewer('next')}
              disabled={at === -1 || at >= pictures.length - 1}
              onClick={() => open(1)}
            >
              <IconChevronRight size={18} />
            </ActionIcon>
          </span>
        )}
        <span className={style['group']}>
          <ActionIcon aria-label={t('zoomOut')} onClick={() => scale(1 / STEP)}>
            <IconMinus size={18} />
          </ActionIcon>
          <Tooltip label={viewer('actualSize')}>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              className={style['percent'] ?? ''}
              aria-label={
                percent === null ? viewer('actualSize') : `${t('percent', { percent })} · ${viewer('actualSize')}`
              }
              aria-pressed={zoom === 1}
              onClick={() => setZoom(1)}
            >
              {percent === null ? '' : t('percent', { percent })}
            </Button>
          </Tooltip>
          <ActionIcon aria-label={t('zoomIn')} onClick={() => scale(STEP)}>
            <IconPlus size={18} />
          </ActionIcon>
          <Button variant="subtle" color="gray" size="xs" onClick={() => setZoom(null)} aria-pressed={zoom === null}>
            {viewer('fit')}
          </Button>
        </span>
        {natural !== null && !/\.svg$/iu.test(item.name) && (
          <span className={style['pixels']}>
            <NativeSelect
              size="xs"
              classNames={{ input: style['dpi'] ?? '', root: style['printed'] ?? '' }}
              aria-label={viewer('printedSize')}
              value={dpi}
              data={RESOLUTIONS.map((one) => ({
                value: String(one),
                label: viewer('printed', printed(natural, one)),
              }))}
              onChange={(event) => setDpi(Number(event.currentTarget.value))}
            />
          </span>
        )}
      </div>
    </div>
  );
}
