import { defineTexts } from '../define-texts.tsx';

/** An address where there is no page. */
export const { t } = defineTexts('lost', {
  title: 'Page not found',
  text: 'The address may be mistyped, or the page has moved. Use search to find your files.',
});
