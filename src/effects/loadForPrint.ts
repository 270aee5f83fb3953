import { createSwitch } from './mediaSwitch.ts';

/**
 * Loads lazy images that were never scrolled to before the page is printed. Browsers announce
 * printing by the event; tools that emulate the medium change the media query only.
 */
export function loadForPrint(): void {
  const load = () => {
    for (const image of document.images) image.loading = 'eager';
  };
  window.addEventListener('beforeprint', load);
  createSwitch('print').follow((isPrint) => {
    if (isPrint) load();
  });
}
