/** Editing a content folder over HTTP: the authoring API, its guards and its sessions. */
export type { Authoring } from './authoring/Authoring.ts';
export { createAuthoring } from './authoring/createAuthoring.ts';
export { DRAFTS_ID } from './types.ts';
export { AuthoringError, STATUS_OF, type AuthoringErrorCode } from './authoring/AuthoringError.ts';
export { API_PATH } from './authoring/contract/routes.ts';
export {
  createAuthoringApi,
  type AuthoringApi,
  type AuthoringApiOptions,
} from './authoring/http/createAuthoringApi.ts';
export { openApi } from './authoring/http/openApi/openApi.ts';
export { createEditor, type Editor, type EditorOptions } from './authoring/http/createEditor.ts';
export { PRIVATE_HEADERS } from './authoring/http/guards/privateHeaders.ts';
export { respond, respondToError } from './authoring/http/router/respond.ts';
export type { PreviewStart } from './authoring/http/handlers/sessionHandlers.ts';
export type { PreviewRequest } from './authoring/contract/session.ts';
export type { ProtectionPorts } from './authoring/http/handlers/protectionHandlers.ts';
export type { ContentRemark, RemarkOn } from './authoring/http/handlers/contentRemarks.ts';
export { plannedPublication, type PlannedPublication } from './authoring/contract/protection.ts';
export type { StillProtected } from './authoring/contract/protection.ts';
export type { SharePorts, SharedDocument } from './authoring/http/handlers/sharingHandlers.ts';
export type { NewShareLink, ShareLink, Sharing } from './authoring/contract/sharing.ts';
export type { DocumentStatus } from './authoring/contract/documents.ts';
export type { AttemptLimiter, SignInLimits } from './authoring/http/sessions/createSignIn.ts';
