/** What one call prints. Above these a text is exported to see how it looks. */
export const MAX_PRINTED = { citations: 2_000, textLength: 400_000, worksLength: 1_500_000 } as const;
