/** Limits of one printing call, lengths in UTF-16 units. Larger texts must be exported to see how they look. */
export const MAX_PRINTED = { citations: 2_000, textLength: 400_000, worksLength: 1_500_000 } as const;
