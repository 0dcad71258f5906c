import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useCurrentUser } from '../../api/session.ts';
import { applyTheme } from '../../ui/apply-theme.ts';

/** Applies a theme chosen on another device or in another tab. */
export function FollowTheme() {
  const { theme } = useCurrentUser().preferences;
  const { setColorScheme } = useMantineColorScheme();
  const follow = useEffectEvent(() => applyTheme(theme, setColorScheme));
  useEffect(() => follow(), [theme]);
  return null;
}
