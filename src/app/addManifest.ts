/** Address of the web app manifest, by which a browser can install the site. */
export const MANIFEST = '/manifest.webmanifest';

/** Adds the manifest to the document, which has it only for browsers without scripts. */
export function addManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = MANIFEST;
  document.head.append(link);
}
