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
import { Editor } from './Editor.tsx';
import { settingsHost } from './settingsHost.ts';

/** What the server that sent the window says of the project. */
function readSettings(): HostSettings {
  const text = document.getElementById(HOST_SETTINGS_ID)?.textContent;
  if (!text) throw new Error(`The window's document has no #${HOST_SETTINGS_ID}.`);
  // Cast: written by the server of this same version.
  return JSON.parse(text) as HostSettings;
}

/** The window of the editor in any project. */
const root = document.getElementById('editor');
if (root) createRoot(root).render(<Editor host={settingsHost(readSettings())} />);
