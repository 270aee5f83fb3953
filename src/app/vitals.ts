import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** The server accepts measurements only if its owner wants them. */
const ADDRESS = '/api/vitals';

const measured = new Map<string, number>();

/** Sends the page's measurements when it is left: names, values and the path. */
function send() {
  if (document.visibilityState !== 'hidden' || measured.size === 0) return;
  const { pathname: path } = window.location;
  navigator.sendBeacon(ADDRESS, JSON.stringify({ path, vitals: Object.fromEntries(measured) }));
  measured.clear();
}

const add = ({ name, value }: Metric) => void measured.set(name, Math.round(value * 1000) / 1000);

for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(add);
// After the measurements' own listeners, which finish their values on the same event.
document.addEventListener('visibilitychange', send);
