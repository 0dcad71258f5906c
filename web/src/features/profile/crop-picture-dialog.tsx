import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { t } from '../../lib/texts/profile.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import style from './crop-picture-dialog.module.css';
import { findMiddleSquare, type PicturePart, WHOLE_PICTURE } from './scale-picture.ts';

/** A picture that has been chosen but not cropped yet. */
export interface ChosenPicture {
  picture: ImageBitmap;
  fileName: string;
  /** Object URL for displaying the file. */
  url: string;
}

/**
 * Crops a picture, to a square by default because it is shown in a circle. By mouse, touch, or the arrow keys on the
 * selection and its corners.
 */
export function CropPictureDialog(props: {
  chosen: ChosenPicture;
  onUse: (part: PicturePart) => void;
  onCancel: () => void;
}) {
  const { picture, url } = props.chosen;
  const [crop, setCrop] = useState<PercentCrop>(() => toPercent(findMiddleSquare(picture.width, picture.height)));
  return (
    <Modal
      opened
      onClose={props.onCancel}
      title={t('cropTitle')}
      size={480}
      closeButtonProps={{ 'aria-label': t('cropClose') }}
    >
      <p className={style['hint']}>{t('cropHint')}</p>
      <div className={style['stage']}>
        <ReactCrop
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={24}
          ariaLabels={LABELS}
        >
          <img src={url} alt={t('cropPicture')} className={style['picture']} draggable={false} />
        </ReactCrop>
      </div>
      <DialogActions>
        <Button variant="default" onClick={props.onCancel}>
          {t('cropCancel')}
        </Button>
        <Button variant="default" onClick={() => props.onUse(WHOLE_PICTURE)}>
          {t('cropWhole')}
        </Button>
        <Button data-autofocus onClick={() => props.onUse(toShares(crop))}>
          {t('cropUse')}
        </Button>
      </DialogActions>
    </Modal>
  );
}

const LABELS = {
  cropArea: t('cropArea'),
  nwDragHandle: t('cropTopLeft'),
  nDragHandle: t('cropTop'),
  neDragHandle: t('cropTopRight'),
  eDragHandle: t('cropRight'),
  seDragHandle: t('cropBottomRight'),
  sDragHandle: t('cropBottom'),
  swDragHandle: t('cropBottomLeft'),
  wDragHandle: t('cropLeft'),
};

function toPercent({ x, y, width, height }: PicturePart): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

function toShares({ x, y, width, height }: PercentCrop): PicturePart {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}
