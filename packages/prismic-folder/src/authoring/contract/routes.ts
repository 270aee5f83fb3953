import type { Operation } from './Operation.ts';

/** Where the API is. */
export const API_PATH = '/edit/api/v1';

/** Sent by pages of the editor; pages of other origins cannot send it without a preflight. */
export const EDITOR_HEADER = 'x-slicefolio-editor';

type Route = Pick<Operation, 'method' | 'path'>;

const DOCUMENT = '/documents/{type}/{name}';
const MEMBER = '/releases/{release}/documents/{type}/{name}';
const HISTORY = '/history/{type}/{name}';
const SHARES = `${DOCUMENT}/shares` as const;
const MEDIA_ITEM = '/media/item';

/**
 * Method and path of every operation, apart from the schemas so that the editor's client, which
 * runs in a browser, can do without them.
 */
export const routes = {
  listDocuments: { method: 'GET', path: '/documents' },
  countDocuments: { method: 'GET', path: '/documents/counts' },
  readDocument: { method: 'GET', path: DOCUMENT },
  listDocumentUses: { method: 'GET', path: `${DOCUMENT}/uses` },
  createDocument: { method: 'POST', path: '/documents' },
  saveDocument: { method: 'PATCH', path: DOCUMENT },
  duplicateDocument: { method: 'POST', path: `${DOCUMENT}/duplicate` },
  renameDocument: { method: 'POST', path: `${DOCUMENT}/rename` },
  discardDraft: { method: 'POST', path: `${DOCUMENT}/discard` },
  archiveDocument: { method: 'POST', path: `${DOCUMENT}/archive` },
  restoreDocument: { method: 'POST', path: `${DOCUMENT}/restore` },
  removeDocument: { method: 'DELETE', path: DOCUMENT },
  mergePublished: { method: 'POST', path: `${DOCUMENT}/merge` },
  publish: { method: 'POST', path: '/publish' },
  undoPublish: { method: 'POST', path: '/publish/undo' },
  listPublications: { method: 'GET', path: '/publications' },
  undoPublication: { method: 'POST', path: '/publications/{publication}/undo' },
  listReleases: { method: 'GET', path: '/releases' },
  createRelease: { method: 'POST', path: '/releases' },
  updateRelease: { method: 'PATCH', path: '/releases/{release}' },
  removeRelease: { method: 'DELETE', path: '/releases/{release}' },
  addToRelease: { method: 'PUT', path: MEMBER },
  takeFromRelease: { method: 'DELETE', path: MEMBER },
  listRemoved: { method: 'GET', path: '/history' },
  listHistory: { method: 'GET', path: HISTORY },
  readHistory: { method: 'GET', path: `${HISTORY}/{version}` },
  restoreHistory: { method: 'POST', path: `${HISTORY}/{version}/restore` },
  listMedia: { method: 'GET', path: '/media' },
  countMedia: { method: 'GET', path: '/media/counts' },
  listBin: { method: 'GET', path: '/media/bin' },
  restoreMedia: { method: 'POST', path: '/media/bin/restore' },
  uploadMedia: { method: 'POST', path: '/media' },
  readMedia: { method: 'GET', path: MEDIA_ITEM },
  replaceMedia: { method: 'PUT', path: MEDIA_ITEM },
  describeMedia: { method: 'PATCH', path: MEDIA_ITEM },
  shrinkMedia: { method: 'POST', path: `${MEDIA_ITEM}/shrink` },
  renameMedia: { method: 'POST', path: `${MEDIA_ITEM}/rename` },
  removeMedia: { method: 'DELETE', path: MEDIA_ITEM },
  listMediaUses: { method: 'GET', path: `${MEDIA_ITEM}/uses` },
  findText: { method: 'GET', path: '/find/text' },
  findSlices: { method: 'GET', path: '/find/slices' },
  findLinks: { method: 'POST', path: '/find/links' },
  replaceLinks: { method: 'POST', path: '/find/links/replace' },
  undoReplaceLinks: { method: 'POST', path: '/find/links/undo' },
  readSharing: { method: 'GET', path: SHARES },
  createShareLink: { method: 'POST', path: SHARES },
  revokeShareLink: { method: 'POST', path: `${SHARES}/{share}/revoke` },
  removeShareLink: { method: 'DELETE', path: `${SHARES}/{share}` },
  readProtection: { method: 'GET', path: '/protection' },
  planProtection: { method: 'POST', path: '/protection/plan' },
  makePublic: { method: 'POST', path: '/protection/public' },
  listLanguages: { method: 'GET', path: '/languages' },
  addLanguage: { method: 'POST', path: '/languages' },
  renameLanguage: { method: 'PATCH', path: '/languages/{language}' },
  removeLanguage: { method: 'DELETE', path: '/languages/{language}' },
  listTranslations: { method: 'GET', path: '/translations' },
  readTranslations: { method: 'GET', path: `${DOCUMENT}/translations` },
  translateDocument: { method: 'POST', path: `${DOCUMENT}/translations` },
  readSession: { method: 'GET', path: '/session' },
  signIn: { method: 'POST', path: '/session' },
  signOut: { method: 'DELETE', path: '/session' },
  readModels: { method: 'GET', path: '/models' },
  readEvents: { method: 'GET', path: '/events' },
  startPreview: { method: 'POST', path: '/previews' },
  readContentSets: { method: 'GET', path: '/sets' },
  keepDemo: { method: 'POST', path: '/sets/keep' },
  startContent: { method: 'POST', path: '/sets' },
  restoreContent: { method: 'POST', path: '/sets/restore' },
} as const satisfies Record<string, Route>;
