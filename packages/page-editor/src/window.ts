/** The window as a component, for a site that builds it with a host of its own. */
export { Editor } from './window/Editor.tsx';
