import { useMediaQuery } from '@mantine/hooks';
import { usePageMark } from '../../ui/use-page-mark.ts';

/** Whether a pane covers the text of a phone: its head then takes the place of the text's bar. */
export function useOwnHead(): boolean {
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  usePageMark('own-head', isPhone);
  return isPhone;
}
