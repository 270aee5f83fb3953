/** The authoring API for programs that call it: addresses and types, without the schemas. */
export { addresses } from './authoring/addresses.ts';
export { API_PATH, EDITOR_HEADER } from './authoring/apiPath.ts';
export { mediaPlace } from './authoring/contract/mediaPlace.ts';
export { BASE_KEY, FIXED_KEYS } from './types.ts';
export type {
  DocumentCounts,
  DocumentKey,
  DocumentStatus,
  DocumentSummary,
  DocumentUse,
  DocumentVersion,
  NewDocument,
  VersionName,
} from './authoring/contract/documents.ts';
export type { RepositoryLanguage, Translation } from './authoring/contract/languages.ts';
export type {
  FoundDocument,
  FoundDocuments,
  FoundLink,
  FoundPlace,
  LinkDestination,
  LinkPlace,
  ReplacedVersion,
  ReplaceReport,
} from './authoring/contract/finding.ts';
export type {
  BinnedMedia,
  MediaCounts,
  MediaDetails,
  MediaItem,
  MediaUse,
  ShrunkMedia,
} from './authoring/contract/media.ts';
export type { ContentSets, NewContent } from './authoring/contract/sets.ts';
export type {
  Given,
  OperationName,
  OperationRequest,
  OperationResult,
} from './authoring/operations.ts';
export type {
  HistoryEntry,
  HistoryVersion,
  Publication,
  PublishReport,
  PublishRequest,
  ReleaseDetails,
  RemovedDocument,
} from './authoring/contract/publishing.ts';
export type { ChangeEvent } from './authoring/contract/session.ts';
export type { NewShareLink, ShareLink, Sharing } from './authoring/contract/sharing.ts';
export type { Viewed, Views } from './authoring/contract/views.ts';
export type { AuthoringErrorCode, ErrorDetails } from './store/AuthoringError.ts';
export type { Problem } from './types.ts';
