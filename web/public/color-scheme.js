// Sets the colour scheme before the first paint. The key is the one that Mantine's storage manager writes.
(function () {
  let wanted = null;
  try {
    wanted = window.localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage may be blocked; then the system decides.
  }
  const scheme =
    wanted === 'light' || wanted === 'dark'
      ? wanted
      : window.matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
