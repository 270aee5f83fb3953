import { createRoot } from 'react-dom/client';
import { Editor } from '#page-editor/window';
import { host } from '#editing/host.ts';
import '#ui/fonts/fonts.css';
import '#ui/fonts/italic.css';

/** The window of the editor. Its page has nothing but this element. */
const root = document.getElementById('editor');
if (root) createRoot(root).render(<Editor host={host} />);
