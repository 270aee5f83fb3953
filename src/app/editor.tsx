import { createRoot } from 'react-dom/client';
import { Editor } from '#editor/Editor.tsx';

/** The window of the editor. Its page has nothing but this element. */
const root = document.getElementById('editor');
if (root) createRoot(root).render(<Editor />);
