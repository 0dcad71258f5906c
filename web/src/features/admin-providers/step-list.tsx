import { IconCheck } from '@tabler/icons-react';
import { t } from '../../lib/texts/admin-providers.ts';
import { type Step, STEPS } from './provider-form.ts';
import style from './step-list.module.css';

/** Progress through the steps of adding a provider. */
export function StepList({ isLdap, at }: { isLdap: boolean; at: Step }) {
  const steps = STEPS[isLdap ? 'ldap' : 'openid'];
  const current = steps.indexOf(at);
  return (
    <ol className={style['steps']} aria-label={t('steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < current || undefined}
          {...(index === current && { 'aria-current': 'step' as const })}
        >
          <span aria-hidden>{index < current ? <IconCheck size={14} /> : index + 1}</span>
          {t(`step_${step}`)}
        </li>
      ))}
    </ol>
  );
}
