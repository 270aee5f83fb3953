/** The window of the editor, and the one interface through which it knows a project. */
export { Editor } from './window/Editor.tsx';
export type { DocumentJson } from './model/DocumentJson.ts';
export type { EditorType } from './model/EditorModels.ts';
export type {
  Addressed,
  CanvasSource,
  DocumentView,
  EditorHost,
  HostCheck,
  HostRemark,
  NamedColor,
  OwnAnswers,
  OwnSite,
  Starter,
  Starters,
} from './model/EditorHost.ts';
export type { Place } from './model/place.ts';
