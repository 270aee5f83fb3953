import { describeType, documentTypes } from '#content/documentTypes.ts';
import { EDITOR_PATH, typeSegment } from '#page-editor/paths';
import { pathBehind, type SiteLanguages } from '#content/languages.ts';
import { listPath } from '#content/links.ts';
import { STATE_ID, type PageState } from './pageState.ts';

/** Home is a single document; its file has the name of its type. */
const HOME = `${EDITOR_PATH}/home/home`;

/**
 * The editor's address of the document that a page shows; its start page if there is none. `languages`
 * are those of the page, on sites of several.
 */
export function editAddress(pathname: string, languages: SiteLanguages | null = null): string {
  const { prefix = '', id = '' } = languages?.own ?? {};
  const address = addressWithin((pathBehind(prefix, pathname) ?? '').replace(/(?<=.)\/+$/, ''));
  return prefix && address !== EDITOR_PATH ? `${address}?lang=${id}` : address;
}

function addressWithin(path: string): string {
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
    if (uid !== '' && !uid.includes('/')) return `${EDITOR_PATH}/${typeSegment(type)}/${uid}`;
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
    const state = document.getElementById(STATE_ID)?.textContent;
    // Cast: the server wrote it with `serializeState`.
    const { languages } = JSON.parse(state ?? '{}') as Partial<PageState>;
    window.location.assign(editAddress(window.location.pathname, languages));
  });
}

if (typeof window !== 'undefined') listenForE();
