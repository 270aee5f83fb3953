/** The one interface through which the editor knows a project. */
export type { DocumentJson } from './model/DocumentJson.ts';
export type { EditorType } from './model/EditorModels.ts';
export type {
  Addressed,
  CanvasSource,
  DocumentOrder,
  DocumentView,
  EditorHost,
  FilledNote,
  FirstStep,
  HostCheck,
  HostRemark,
  NamedColor,
  NoteMapping,
  NotePart,
  OrderedDocuments,
  OwnAnswers,
  OwnSite,
  Starter,
  SimulatorLook,
  Starters,
} from './model/EditorHost.ts';
export type {
  Dials,
  Figure,
  LookControl,
  LookHost,
  LookPart,
  LookParts,
  Ramp,
  Theme,
} from './model/LookHost.ts';
export type { SoundHost, SoundLoop, SoundParts, SoundRendering } from './model/SoundHost.ts';
export type { Place } from './model/place.ts';
