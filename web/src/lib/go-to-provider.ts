/** Redirects to the login provider by navigation, since the CSP allows forms to be submitted to our own server only. */
export function goToProvider(url: string): void {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('The provider’s address is not one of the web.');
  location.assign(url);
}
