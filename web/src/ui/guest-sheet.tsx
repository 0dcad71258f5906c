import { IconCheck } from '@tabler/icons-react';
import { t } from '../lib/texts/auth.ts';
import style from './guest-sheet.module.css';

const HOURS = [8, 10, 12, 14, 16, 18];
const COPYIST = 'M40 168C78 150 92 60 132 58s44 92 88 92 48-66 92-62 46 70 108 74';
const CORRECTOR = 'M40 172C96 170 120 150 164 108s66-66 108-20 74 66 148 70';

function HandsFigure() {
  return (
    <svg viewBox="0 0 460 224" className={style['figure']}>
      <g stroke="var(--line)">
        {[40, 84, 128, 172].map((y) => (
          <path key={y} d={`M40 ${y}h380`} />
        ))}
      </g>
      <path d={COPYIST} fill="none" stroke="var(--ink)" strokeWidth="2.5" />
      <path d={CORRECTOR} fill="none" stroke="var(--warning-fill)" strokeWidth="2.5" strokeDasharray="7 5" />
      <g className={style['tick']}>
        {HOURS.map((hour, index) => (
          <text key={hour} x={40 + index * 76} y="200" textAnchor="middle">
            {hour}:00
          </text>
        ))}
        <path d="M300 22h26" stroke="var(--ink)" strokeWidth="2.5" />
        <text x="334" y="26">
          {t('sheetHand1')}
        </text>
        <path d="M300 42h26" stroke="var(--warning-fill)" strokeWidth="2.5" strokeDasharray="7 5" />
        <text x="334" y="46">
          {t('sheetHand2')}
        </text>
      </g>
    </svg>
  );
}

/** A sheet of sample text being written by two people: decoration beside the login form in wide windows. */
export function GuestSheet() {
  return (
    <div className={style['ground']} aria-hidden>
      <div className={style['sheet']}>
        <div className={style['bar']}>
          <IconCheck size={16} />
          {t('sheetSaved')}
          <span className={style['space']} />
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
