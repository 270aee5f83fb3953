/**
 * Reports pages that the browser renders itself, which no server would see: their path, and nothing else. Only sites that
 * count views load it.
 */
const ADDRESS = '/api/views';

let shown = window.location.pathname;

function report() {
  navigator.sendBeacon(ADDRESS, window.location.pathname);
}

function look() {
  if (window.location.pathname === shown) return;
  shown = window.location.pathname;
  report();
}

// The router writes the history before it shows a page.
const push = window.history.pushState.bind(window.history);
window.history.pushState = (...entry: Parameters<typeof push>) => {
  push(...entry);
  look();
};
window.addEventListener('popstate', look);
// The server left out what was loaded ahead.
if ('prerendering' in document && document.prerendering === true)
  document.addEventListener('prerenderingchange', report, { once: true });
