/// <reference types="vite/client" />
import '@fontsource/poppins/latin-200.css';
import '@fontsource/poppins/latin-300.css';
import '@fontsource/poppins/latin-400.css';
import '@fontsource/poppins/latin-400-italic.css';
import '@fontsource/poppins/latin-500.css';
import '@fontsource/poppins/latin-600.css';
import '@fontsource/poppins/latin-ext-400.css';
import '@fontsource/poppins/latin-ext-500.css';
import { createRoot } from 'react-dom/client';
import { HOST_SETTINGS_ID, type HostSettings } from '../HostSettings.ts';
import type { EditorHost } from '../model/EditorHost.ts';
import { Editor } from './Editor.tsx';
import { settingsHost } from './settingsHost.ts';

/** What the server that sent the window says of the project. */
function readSettings(): HostSettings {
  const text = document.getElementById(HOST_SETTINGS_ID)?.textContent;
  if (!text) throw new Error(`The window's document has no #${HOST_SETTINGS_ID}.`);
  // Cast: written by the server of this same version.
  return JSON.parse(text) as HostSettings;
}

/** What the project's own module adds; a module that fails adds nothing. */
async function readAdded(module: string | undefined): Promise<Partial<EditorHost>> {
  if (module === undefined) return {};
  try {
    // Cast: its default export is what the project says, as the editor's documentation asks it to.
    const added = (await import(/* @vite-ignore */ module)) as { default?: Partial<EditorHost> };
    return added.default ?? {};
  } catch (error) {
    console.error(`${module} does not load: the editor opens without what it adds.`, error);
    return {};
  }
}

/** The window of the editor in any project. */
const root = document.getElementById('editor');
if (root) {
  const settings = readSettings();
  const host = { ...settingsHost(settings), ...(await readAdded(settings.module)) };
  createRoot(root).render(<Editor host={host} />);
}
