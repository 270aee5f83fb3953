/** Why an attempt to unlock was turned down: a wrong password, or too many attempts. */
export type Refusal = 'wrong' | 'often';

/** What a sealed document carries in place of its content. */
export interface Protection {
  /** Uid of the project whose password opens it. */
  readonly uid: string;
  /** What became of the attempt that led to this very answer, if one did. */
  readonly refusal?: Refusal;
}

/** Key of `data` the gateway writes the seal to; no model has a field of this name. */
export const PROTECTION_KEY = 'sealed';

interface AnyDocument {
  readonly data: object;
}

/**
 * A document whose content the gateway has kept back. Of its type's fields only those a card shows
 * are there, so a screen asks `isProtected` before it reads any other.
 */
export type ProtectedDocument<Document extends AnyDocument> = Document & {
  readonly data: { readonly [PROTECTION_KEY]: Protection };
};

/** Whether an answer holds the document's card only. */
export function isProtected<Document extends AnyDocument>(
  document: Document | null | undefined,
): document is ProtectedDocument<Document> {
  return document !== null && document !== undefined && PROTECTION_KEY in document.data;
}

/** Entries shorter than this are not sent (specification, section 5). */
export const MIN_PASSWORD_LENGTH = 3;

/** Words of a refusal: the specification's for a wrong password. */
export const refusalWords: Readonly<Record<Refusal, string>> = {
  wrong: 'Incorrect Password',
  often: 'Too many attempts. Wait a minute and try again.',
};

/** Where a password is handed in, by form or as JSON. */
export const UNLOCK_PATH = '/api/unlock';

/** Fields of the form and of the JSON body; the form adds the path it stands on. */
export const unlockFields = { uid: 'uid', password: 'password', from: 'from' } as const;

/** Parameter of a page's address that hands in a password. */
export const PASSWORD_PARAMETER = 'password';
