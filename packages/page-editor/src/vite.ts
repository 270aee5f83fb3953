/** The editor within the development server of a React and Vite project. */
export { pageEditor, type PageEditorOptions } from './vite/pageEditor.ts';
