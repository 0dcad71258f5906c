import { useMediaQuery } from '@mantine/hooks';

/** Whether files and filters have a column of their own beside the list. */
export function useHasRail(): boolean {
  return useMediaQuery('(min-width: 1280px)', true, { getInitialValueInEffect: false }) ?? true;
}
