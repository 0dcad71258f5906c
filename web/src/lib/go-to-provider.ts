/** Leaves for the provider: a navigation, since the page may send forms only to its own server. */
export function goToProvider(url: string): void {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('The provider’s address is not one of the web.');
  location.assign(url);
}
