import { IconCheck } from '@tabler/icons-react';
import { t } from '../lib/texts/auth.ts';
import style from './guest-sheet.module.css';

const HOURS = [8, 10, 12, 14, 16, 18];

/** Each curve ends at its label in the legend. */
function HandsFigure() {
  return (
    <svg viewBox="0 0 460 224" className={style['figure']}>
      <path d="M40 40h380M40 84h380M40 128h380M40 172h380" />
      <path d="M40 168C78 150 92 60 132 58s44 92 88 92 48-66 92-62 46 70 108 74M300 8h26" />
      <path d="M40 172C96 170 120 150 164 108s66-66 108-20 74 66 148 70M300 26h26" />
      <g className={style['tick']}>
        {HOURS.map((hour, index) => (
          <text key={hour} x={40 + index * 76} y="200">
            {hour}:00
          </text>
        ))}
        <text x="334" y="12">
          {t('sheetHand1')}
        </text>
        <text x="334" y="30">
          {t('sheetHand2')}
        </text>
      </g>
    </svg>
  );
}

/** A sample text being written by two people: decoration beside the login form in wide windows. */
export function GuestSheet() {
  return (
    <div className={style['ground']} aria-hidden>
      <div className={style['sheet']}>
        <div className={style['bar']}>
          <IconCheck size={16} />
          {t('sheetSaved')}
          {['MA', 'JO', 'EL'].map((initials, index) => (
            <span key={initials} className={style['person']} data-person={index}>
              {initials}
            </span>
          ))}
        </div>
        <div className={style['text']}>
          <p className={style['title']}>{t('sheetTitle')}</p>
          <p className={style['authors']}>{t('sheetAuthors')}</p>
          <p>
            {t('sheetOne')}
            <span className={style['caret']} data-person={0}>
              <b>Maren</b>
            </span>
          </p>
          <HandsFigure />
          <p className={style['caption']}>{t('sheetFigure')}</p>
          <p className={style['head']}>{t('sheetTwo')}</p>
          <p>
            {t('sheetThree')}
            <span className={style['caret']} data-person={1}>
              <b>Jonas</b>
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}
