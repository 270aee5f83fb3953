/** Editing a content folder over HTTP: the authoring API, its guards and its sessions. */
export { API_PATH, EDITOR_HEADER } from './authoring/apiPath.ts';
export { AuthoringError, STATUS_OF, type AuthoringErrorCode } from './store/AuthoringError.ts';
export {
  contentOf,
  createAuthoring,
  draftsRef,
  readModelFiles,
  type Authoring,
} from './authoring/createAuthoring.ts';
export { createEditor, type Editor, type EditorOptions } from './authoring/http/createEditor.ts';
export { checkOrigin } from './authoring/http/guards.ts';
export { openApi } from './authoring/http/openApi.ts';
export type {
  ContentRemark,
  PreviewStart,
  ProtectionPorts,
  RemarkOn,
  SharedDocument,
  SharePorts,
  ViewPorts,
} from './authoring/OperationContext.ts';
export { operations } from './authoring/operations.ts';
export { callOperation } from './authoring/callOperation.ts';
export { PRIVATE_HEADERS, respond, respondToError } from './authoring/respond.ts';
export type { AttemptLimiter, SignInLimits } from './authoring/sessions/createSignIn.ts';
export type { DocumentStatus } from './authoring/contract/documents.ts';
export type { PreviewRequest } from './authoring/contract/session.ts';
export { plannedPublication, type PlannedPublication } from './authoring/contract/protection.ts';
export type { StillProtected } from './authoring/contract/protection.ts';
export type { NewShareLink, ShareLink, Sharing } from './authoring/contract/sharing.ts';
export { planPublication } from './authoring/releases/planPublication.ts';
export { DRAFTS_ID } from './types.ts';
