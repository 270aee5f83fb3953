/** The editor's server: for a project on this machine, or as part of a site. */
export { checkVisit } from './server/checkVisit.ts';
export { createEditorApp, type EditorApp, type EditorAppOptions } from './server/editorRoutes.ts';
export type { ShownContent } from './server/canvasRoutes.ts';
export { lookUpEmbed } from './server/lookUpEmbed.ts';
export { openProject, type OpenProject, type OpenProjectOptions } from './server/openProject.ts';
export { links, type WindowLook } from './server/windowDocument.ts';
export {
  type EditorBuild,
  type EditorScreen,
  type PageAssets,
  readBuild,
  type WindowFiles,
} from './server/WindowFiles.ts';
export { countWords, startWords } from './kit/countWords.ts';
export { openBrowser } from './server/openBrowser.ts';
export type { HostSettings } from './HostSettings.ts';
export type {
  OnlineState,
  Sender,
  SendFault,
  SendLine,
  SendRequest,
  SendRun,
  SendWay,
  SentVersion,
  WayField,
} from './Sender.ts';
