import type { Digest } from '#server/lib/keys.ts';
import type { ProtectingProject, Session } from '../session/Session.ts';
import type { RedirectRow } from '../redirects/redirectRows.ts';
import type { ListedDocument } from './facts.ts';

/** A project with a password, of which only a digest is stored. */
export interface ProtectedProject extends ProtectingProject {
  /** Keyed digest of the password. */
  readonly password: Digest;
  /** The document whose page its card leads to: its case study, or itself. */
  readonly page: ListedDocument;
}

/** By name, the projects whose password unlocks something; none if no password does. */
type Owned = ReadonlyMap<string, readonly ProtectingProject[]>;

/** A document that only the record protects. */
export interface StillProtectedDocument {
  readonly id: string;
  readonly type: string;
  readonly uid: string;
  readonly lang: string;
}

/** What is protected because it was, although no project's password protects it any more. */
export interface StillProtected {
  readonly documents: readonly StillProtectedDocument[];
  /** By `mediaKey`. */
  readonly media: readonly string[];
  readonly external: readonly string[];
  /** Those of `media` and `external` that public documents show, and visitors miss there. */
  readonly missed: readonly string[];
}

/** What is protected because it was, without what was so before. */
export function without(some: StillProtected, before: StillProtected): StillProtected {
  const ids = new Set(before.documents.map(({ id }) => id));
  const [media, external] = [new Set(before.media), new Set(before.external)];
  return {
    documents: some.documents.filter(({ id }) => !ids.has(id)),
    media: some.media.filter((name) => !media.has(name)),
    external: some.external.filter((name) => !external.has(name)),
    missed: some.missed,
  };
}

/** What is protected under one ref, and by which projects. */
export interface Policy {
  readonly ref: string;
  /** All documents, in the order of the source. */
  readonly listed: readonly ListedDocument[];
  /** Old addresses, as they are written. */
  readonly redirects: readonly RedirectRow[];
  /** Protected documents by id, each with the projects whose password unlocks it. */
  readonly documents: Owned;
  /** Media used by protected documents only, by `mediaKey`. */
  readonly media: Owned;
  /** External projects shown by protected projects only, by their number. */
  readonly external: Owned;
  readonly stillProtected: StillProtected;
  /** Differs for the same ref when other things are still protected; empty if none is. */
  readonly variant: string;
  /** Tags of public documents, in alphabetical order. */
  readonly tags: readonly string[];
  /** All projects with a password. */
  readonly projects: readonly ProtectedProject[];
  /** Projects whose password unlocks the project or case study with a uid; usually one or none. */
  readonly projectsOf: (uid: string) => readonly ProtectedProject[];
}

/** The policy of the content a session reads. Throws `ContentApiError` when the source does not answer. */
export type PolicyOf = (session: Pick<Session, 'preview'>) => Promise<Policy>;
