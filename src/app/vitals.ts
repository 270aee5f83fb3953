import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Where measurements go; the server answers there only if its owner wants them. */
const ADDRESS = '/api/vitals';

const kept = new Map<string, number>();

/** Sends what was measured on this page, once it is left: names, values and its path, no more. */
function send() {
  if (document.visibilityState !== 'hidden' || kept.size === 0) return;
  const { pathname: path } = window.location;
  navigator.sendBeacon(ADDRESS, JSON.stringify({ path, vitals: Object.fromEntries(kept) }));
  kept.clear();
}

const keep = ({ name, value }: Metric) => void kept.set(name, Math.round(value * 1000) / 1000);

for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep);
// After the measurements' own listeners, which settle their values at the same moment.
document.addEventListener('visibilitychange', send);
