import { getToolbarSrc } from '@prismicio/client';
import { EXIT_PREVIEW_PATH, PREVIEW_PATH } from '#content/preview.ts';

/** The draft that a toolbar event names. */
const refOf = (event: Event) =>
  // Cast: the server checks what the toolbar sends.
  (event as CustomEvent<{ readonly ref?: string } | null>).detail?.ref;

function go(address: string, parameters: Readonly<Record<string, string>>) {
  const from = window.location.pathname;
  window.location.assign(`${address}?${new URLSearchParams({ ...parameters, from })}`);
}

/**
 * Loads the toolbar of a hosted repository, with which editors find and share drafts. The server's
 * session decides which draft is shown.
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
