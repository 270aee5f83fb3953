import type { Refusal } from '#content/protection.ts';

/** A draft: a release by its id, or what a token of the hosted service shows. */
export type Preview =
  | { readonly kind: 'release'; readonly id: string }
  | { readonly kind: 'token'; readonly token: string };

/** A project a visitor has opened, and the password it had then, as a fingerprint. */
export interface UnlockedProject {
  readonly uid: string;
  readonly fingerprint: string;
}

/** What the gateway knows of whoever asks. */
export interface Session {
  readonly unlockedProjects: readonly UnlockedProject[];
  /** An attempt that failed just now, to be told on the page it leads to. */
  readonly refusal: { readonly uid: string; readonly kind: Refusal } | null;
  /** The draft the visitor reads in place of what is published. */
  readonly preview: Preview | null;
}

/** Somebody of whom nothing is known: search engines, feeds, a first visit. */
export const anonymous: Session = { unlockedProjects: [], refusal: null, preview: null };

/** Whether nothing is known of a visitor, so that they see what everybody sees. */
export const isAnonymous = ({ unlockedProjects, refusal, preview }: Session): boolean =>
  unlockedProjects.length === 0 && refusal === null && preview === null;

/** The part of a sealed project that decides whether a visitor may see it. */
export interface ProtectingProject extends UnlockedProject {
  /** Id of the project's document. */
  readonly id: string;
}

/** Whether a visitor has opened one of the projects something belongs to. */
export function canOpen(
  { unlockedProjects }: Session,
  protectedBy: readonly ProtectingProject[],
): boolean {
  return protectedBy.some((project) =>
    unlockedProjects.some(
      ({ uid, fingerprint }) => uid === project.uid && fingerprint === project.fingerprint,
    ),
  );
}
