import { describeType, documentTypes } from '#content/documentTypes.ts';
import { EDITOR_PATH } from '#content/editorPaths.ts';
import { listPath } from '#content/links.ts';

/** Home is a single document; its file has the name of its type. */
const HOME = `${EDITOR_PATH}/home/home`;

/** The editor's address of the document that a page shows; its start page if there is none. */
export function editAddress(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (path === '/') return HOME;
  const patterns = [
    ...Object.keys(documentTypes).map((type) => [type, describeType(type)?.path] as const),
    // Lists are shown on Home, too.
    ['project_list', decodeURIComponent(listPath(':uid'))] as const,
  ];
  for (const [type, pattern] of patterns) {
    const start = pattern?.slice(0, -':uid'.length);
    if (start === undefined || !path.startsWith(start)) continue;
    const uid = path.slice(start.length);
    if (uid !== '' && !uid.includes('/'))
      return `${EDITOR_PATH}/${type.replaceAll('_', '-')}/${uid}`;
  }
  return EDITOR_PATH;
}

const TEXT = 'input, textarea, select, [contenteditable]';

/** On the owner's own machine, E opens what a page of the site shows in the editor. */
function listenForE(): void {
  window.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (key !== 'e' || ctrlKey || metaKey || altKey || defaultPrevented) return;
    const element = event.target;
    if (element instanceof Element && element.closest(TEXT)) return;
    window.location.assign(editAddress(window.location.pathname));
  });
}

if (typeof window !== 'undefined') listenForE();
