import { t } from '../lib/texts/common.ts';
import style from './page-footer.module.css';

export function PageFooter(props: { appName: string; homepageUrl: string; sourceUrl: string; align?: 'start' }) {
  return (
    <footer className={style['footer']} data-align={props.align}>
      <span>{t('copyright', { appName: props.appName, year: String(new Date().getFullYear()) })}</span>
      {props.homepageUrl !== '' && <a href={props.homepageUrl}>{t('homepage')}</a>}
      {props.sourceUrl !== '' && <a href={props.sourceUrl}>{t('source')}</a>}
    </footer>
  );
}
