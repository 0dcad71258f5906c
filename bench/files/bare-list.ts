/** A page with a bare list of ITEMS rows, without framework or images, where only visible rows exist. */
export const BARE_LIST = `<!doctype html>
<style>
  body { margin: 0; font: 14px sans-serif; }
  main { position: relative; height: 100vh; overflow: auto; background: #fff; contain: strict; }
  main > div { position: absolute; display: flex; width: 100%; height: 44px; contain: strict; }
  main > div > span { flex: 1; line-height: 44px; border-bottom: 1px solid #ddd; }
</style>
<main><i></i></main>
<script>
  const count = ITEMS, height = 44, beyond = 12;
  const list = document.querySelector('main');
  list.firstChild.style.cssText = 'position: absolute; width: 1px; height: ' + count * height + 'px';
  const shown = new Map();
  function draw() {
    const first = Math.max(0, Math.floor(list.scrollTop / height) - beyond);
    const last = Math.min(count - 1, Math.ceil((list.scrollTop + list.clientHeight) / height) + beyond);
    for (const [at, row] of shown) if (at < first || at > last) row.remove(), shown.delete(at);
    for (let at = first; at <= last; at += 1) {
      if (shown.has(at)) continue;
      const row = document.createElement('div');
      row.dataset.at = at;
      row.style.top = at * height + 'px';
      for (const text of ['measurement-' + at + '.bin', '2 bytes', '1 min ago', '1 min ago']) {
        row.appendChild(document.createElement('span')).textContent = text;
      }
      list.appendChild(row);
      shown.set(at, row);
    }
  }
  list.addEventListener('scroll', draw);
  draw();
</script>`;
