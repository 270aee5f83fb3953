import { EDITOR_PATH, typeSegment } from '#page-editor/paths';
import { pathBehind, type SiteLanguages } from '#content/languages.ts';
import { documentAt } from '#content/pageAt.ts';
import { STATE_ID, type PageState } from './pageState.ts';

/** Home is a single document; its file has the name of its type. */
const HOME = `${EDITOR_PATH}/home/home`;

/**
 * The editor's address of the document that a page shows; its start page if there is none. `languages`
 * are those of the page, on sites of several.
 */
export function editAddress(pathname: string, languages: SiteLanguages | null = null): string {
  const { prefix = '', id = '' } = languages?.own ?? {};
  const address = addressWithin(pathBehind(prefix, pathname) ?? '');
  return prefix && address !== EDITOR_PATH ? `${address}?lang=${id}` : address;
}

function addressWithin(path: string): string {
  const document = documentAt(path);
  if (document === null) return EDITOR_PATH;
  const { type, uid } = document;
  return uid === null ? HOME : `${EDITOR_PATH}/${typeSegment(type)}/${encodeURIComponent(uid)}`;
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
