/**
 * Why nothing was unlocked: a wrong password, too many attempts, a share link that is not valid, or a browser that
 * did not store the cookie.
 */
export const refusals = ['wrong', 'often', 'ended', 'cookie'] as const;

export type Refusal = (typeof refusals)[number];

/** What a protected document carries in place of its content. */
export interface Protection {
  /** Uid of the project whose password unlocks it. */
  readonly uid: string;
  /** Result of the attempt that led to this response, if there was one. */
  readonly refusal?: Refusal;
}

/** The content proxy's key in `data` of a protected document; no model has a field of this name. */
export const PROTECTION_KEY = 'sealed';

interface AnyDocument {
  readonly data: object;
}

/**
 * A document whose content the content proxy has removed. Only the fields of its card are there, so
 * a screen checks `isProtected` before it reads any other.
 */
type ProtectedDocument<Document extends AnyDocument> = Document & {
  readonly data: { readonly [PROTECTION_KEY]: Protection };
};

/** Whether a document is reduced to its card. */
export function isProtected<Document extends AnyDocument>(
  document: Document | null | undefined,
): document is ProtectedDocument<Document> {
  return document !== null && document !== undefined && PROTECTION_KEY in document.data;
}

/** The gate does not send shorter passwords. */
export const MIN_PASSWORD_LENGTH = 3;

/** Takes a password, from a form or as JSON. */
export const UNLOCK_PATH = '/api/unlock';

/** Fields of the form and of the JSON body; the form adds its path. */
export const unlockFields = { uid: 'uid', password: 'password', from: 'from' } as const;

/** Parameter of a page's address that submits a password. */
export const PASSWORD_PARAMETER = 'password';

/** Parameter of a page's address that has the token of a share link. */
export const SHARE_PARAMETER = 'share';

/** Parameter of a page's address that says why the page is still protected, if it is. */
export const REFUSAL_PARAMETER = 'refused';
