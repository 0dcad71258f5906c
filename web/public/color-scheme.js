// Sets the colour scheme before first paint, from the key written by Mantine's storage manager.
(function () {
  let wanted = null;
  try {
    wanted = window.localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage may be blocked: follow the system.
  }
  const scheme =
    wanted === 'light' || wanted === 'dark'
      ? wanted
      : window.matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
