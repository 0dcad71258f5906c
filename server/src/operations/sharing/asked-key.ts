/** The key under which a person's request for access to an item is remembered. */
export const askedKey = (askerId: string, itemId: string): string => `asked ${itemId} ${askerId}`;
