import type { Digest } from '#server/lib/keys.ts';
import type { ProtectingProject, Session } from '../session/Session.ts';

/** A project with a password, of which only a digest is stored. */
export interface ProtectedProject extends ProtectingProject {
  /** Keyed digest of the password. */
  readonly password: Digest;
  /** Path of the page that its card leads to: its case study's, or its own. */
  readonly path: string;
}

type Owned = ReadonlyMap<string, readonly ProtectingProject[]>;

/** What is protected under one ref, and by which projects. */
export interface Policy {
  readonly ref: string;
  /** Protected documents by id, each with the projects whose password unlocks it. */
  readonly documents: Owned;
  /** Media used by protected documents only, by `mediaKey`. */
  readonly media: Owned;
  /** External projects shown by protected projects only, by their number. */
  readonly external: Owned;
  /** Tags of public documents, in alphabetical order. */
  readonly tags: readonly string[];
  /** All projects with a password. */
  readonly projects: readonly ProtectedProject[];
  /** Projects whose password unlocks the project or case study with a uid; usually one or none. */
  readonly projectsOf: (uid: string) => readonly ProtectedProject[];
}

/** The policy of the content a session reads. Throws `ContentApiError` when the source does not answer. */
export type PolicyOf = (session: Pick<Session, 'preview'>) => Promise<Policy>;
