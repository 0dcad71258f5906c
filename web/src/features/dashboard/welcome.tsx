import { IconMoon, IconSun, IconSunrise, IconSunset } from '@tabler/icons-react';
import { locale } from '../../lib/language.ts';
import { useSecond } from '../../lib/second-clock.ts';
import { t } from '../../lib/texts/dashboard.ts';
import { AnalogClock } from './analog-clock.tsx';
import { NewDocument } from './new-document.tsx';
import { pickGreeting } from './greeting.ts';
import style from './welcome.module.css';

const ICONS = { night: IconMoon, morning: IconSunrise, day: IconSun, afternoon: IconSun, evening: IconSunset };

function GreetingLine() {
  const now = useSecond();
  const greeting = pickGreeting(now.getHours());
  const Icon = ICONS[greeting];
  return (
    <p className={style['greeting']}>
      <Icon size={20} aria-hidden />
      <span>{t(greeting)}</span>
      <span className={style['break']} />
      <span className={`muted ${style['part']}`}>{now.toLocaleDateString(locale, { dateStyle: 'full' })}</span>
      {/* Of one width, whatever the second, so that the line does not break now and then. */}
      <time className={`num muted ${style['part']}`}>{now.toLocaleTimeString(locale, { timeStyle: 'medium' })}</time>
    </p>
  );
}

/**
 * Greeting, date and time, a button to start, and a clock. The button is the main action only without a paper to
 * continue, and not while a failure asks to try again.
 * Only the line and the clock re-render each second.
 */
export function Welcome({ name, isMain }: { name: string; isMain: boolean }) {
  return (
    <div className={style['welcome']}>
      <div>
        <h1>{t('welcome', { name })}</h1>
        <GreetingLine />
      </div>
      <NewDocument isMain={isMain} />
      <AnalogClock />
    </div>
  );
}
