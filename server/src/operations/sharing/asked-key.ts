/** By which a request for access is remembered, so that it is made once and cannot be made up in an address. */
export const askedKey = (askerId: string, itemId: string): string => `asked ${itemId} ${askerId}`;
