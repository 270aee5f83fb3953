/** A Prismic repository in a folder. `prismic-folder/models` and `…/query` do not need Node. */
export { loadRepository, type RepositoryFolders } from './folder/loadContent.ts';
export {
  createSnapshotSource,
  type SnapshotSource,
  type SnapshotSourceOptions,
} from './folder/createSnapshotSource.ts';
export type { KeepOptions } from './folder/keptDocuments.ts';
export { createRepository, type RepositoryOptions } from './api/createRepository.ts';
export type { ContentSource, InProcessSource } from './types.ts';
export { allowOrigins, readOrigins } from './api/allowedOrigins.ts';
export { listen, type Listening, repositoryServer } from './serve/repositoryServer.ts';

export { readModels, type ReadModels } from './models/readModels.ts';
export { checkModels } from './models/checkModels.ts';
export { type ProjectConfig, readProjectConfig } from './models/projectConfig.ts';
export {
  type Grounds,
  groupProblems,
  isWarning,
  type ProblemGroup,
} from './folder/groupProblems.ts';
export { titleOf } from './folder/readDocument.ts';
export { formatPath, isRecord, memoize } from './json.ts';
export { formatGroup, formatProblem } from './folder/formatProblem.ts';
export {
  type FileStamp,
  type Listing,
  listFiles,
  shownPath,
  unreadFolder,
} from './lib/listFiles.ts';
export { encodePath, mediaAddress, type MediaAddress } from './lib/mediaAddress.ts';
export { errorCode, messageOf } from './lib/errorCode.ts';
export { type ParsedJson, parseJson } from './lib/parseJson.ts';
export { sourceProblem } from './lib/readSource.ts';

export type {
  AlternateLanguage,
  FieldModel,
  Language,
  Models,
  Problem,
  Release,
  RepositoryDocument,
  SliceModel,
  Snapshot,
  TypeModel,
  UnknownField,
  VariationModel,
  Visibility,
} from './types.ts';
