import { UnstyledButton } from '@mantine/core';
import { PROVIDER_PRESETS, type ProviderPreset } from '@scriptorium/contract/rules/providers.ts';
import { t } from '../../lib/texts/admin-providers.ts';
import { ProviderIcon } from '../../ui/provider-icon.tsx';
import style from './provider-kinds.module.css';

/** The first step: choosing the service. */
export function ProviderKinds({ onChoose }: { onChoose: (preset: ProviderPreset) => void }) {
  return (
    <ul className={style['kinds']} aria-label={t('preset')}>
      {PROVIDER_PRESETS.map((preset, index) => (
        <li key={preset}>
          <UnstyledButton
            aria-describedby={`kind-${preset}`}
            {...(index === 0 && { 'data-autofocus': true })}
            onClick={() => onChoose(preset)}
          >
            <ProviderIcon preset={preset} size={22} />
            <span>
              <b>{t(`preset_${preset}`)}</b>
              <span id={`kind-${preset}`}>{t(`kind_${preset}`)}</span>
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
