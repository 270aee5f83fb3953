import { getToolbarSrc } from '@prismicio/client';
import { EXIT_PREVIEW_PATH, PREVIEW_PATH } from '#content/preview.ts';

/** The draft an event of the toolbar names. */
const refOf = (event: Event) =>
  // Cast: what the toolbar puts there is checked by the server.
  (event as CustomEvent<{ readonly ref?: string } | null>).detail?.ref;

function go(address: string, parameters: Readonly<Record<string, string>>) {
  const from = window.location.pathname;
  window.location.assign(`${address}?${new URLSearchParams({ ...parameters, from })}`);
}

/**
 * Loads the toolbar of a hosted repository, with which its editors find and share drafts. What it
 * says of a preview is taken to the server, whose session decides what is shown.
 */
export function mountToolbar(repository: string): void {
  window.addEventListener('prismicPreviewUpdate', (event) => {
    const token = refOf(event);
    if (!token) return;
    event.preventDefault();
    go(PREVIEW_PATH, { token });
  });
  window.addEventListener('prismicPreviewEnd', (event) => {
    event.preventDefault();
    go(EXIT_PREVIEW_PATH, {});
  });
  const script = document.createElement('script');
  script.src = getToolbarSrc(repository);
  script.async = true;
  document.body.append(script);
}
