/** Key under which a request for access is remembered. */
export const askedKey = (askerId: string, itemId: string): string => `asked ${itemId} ${askerId}`;
