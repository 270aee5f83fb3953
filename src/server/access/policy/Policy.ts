import type { Digest } from '#server/lib/keys.ts';
import type { ProtectingProject, Session } from '../session/Session.ts';

/** A project with a password, as the server remembers it: the password itself is not kept. */
export interface ProtectedProject extends ProtectingProject {
  /** Keyed digest of the password. */
  readonly password: Digest;
}

type Owned = ReadonlyMap<string, readonly ProtectingProject[]>;

/** Who may see what, for one ref. */
export interface Policy {
  readonly ref: string;
  /** Sealed documents by id, each with the projects whose password opens it. */
  readonly documents: Owned;
  /** Media used by sealed documents only, by `mediaKey`. */
  readonly media: Owned;
  /** External projects shown by sealed projects only, by their number. */
  readonly external: Owned;
  /** Tags that stand on something public, in the order of the alphabet. */
  readonly tags: readonly string[];
  /** Projects whose password opens a project or case study of this uid; mostly one or none. */
  readonly projectsOf: (uid: string) => readonly ProtectedProject[];
}

/** The policy of the content a session reads. Throws `GatewayError` when the source does not answer. */
export type PolicyOf = (session: Pick<Session, 'preview'>) => Promise<Policy>;
