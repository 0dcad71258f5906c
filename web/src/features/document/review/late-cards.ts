/** Loaded after the text; see `review-cards.tsx`. */
export { DraftCard } from './draft-card.tsx';
export { ReviewList } from './review-list.tsx';
export { ReviewMargin } from './review-margin.tsx';
