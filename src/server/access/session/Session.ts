import type { Refusal } from '#content/protection.ts';

/** A draft: a release by its id, or what a token of the hosted service shows. */
export type Preview =
  | { readonly kind: 'release'; readonly id: string }
  | { readonly kind: 'token'; readonly token: string };

/** A project a visitor has unlocked, with a fingerprint of its password at that time. */
export interface UnlockedProject {
  readonly uid: string;
  readonly fingerprint: string;
}

/** What a visitor's cookies prove. */
export interface Session {
  readonly unlockedProjects: readonly UnlockedProject[];
  /** Ids of the projects' documents that the visitor's share links open now. */
  readonly sharedProjects: readonly string[];
  /** An attempt that has just failed, to be reported on the page it leads to; no cookie says so. */
  readonly refusal: { readonly uid: string; readonly kind: Refusal } | null;
  /** The draft the visitor reads in place of the published content. */
  readonly preview: Preview | null;
  /** Set for the site's owner in the editor, whom nothing is protected from. */
  readonly isOwner?: true;
}

/** A visitor without any valid cookie: search engines, feeds, a first visit. */
export const anonymous: Session = {
  unlockedProjects: [],
  sharedProjects: [],
  refusal: null,
  preview: null,
};

/** The owner in the editor. */
export const owner: Session = { ...anonymous, isOwner: true };

/** Whether a session sees what every anonymous visitor sees. */
export const isAnonymous = (session: Session): boolean =>
  !hasOpened(session) && session.refusal === null && session.preview === null && !session.isOwner;

/** Whether a visitor has opened any project, by its password or by a link. */
export const hasOpened = ({ unlockedProjects, sharedProjects }: Session): boolean =>
  unlockedProjects.length > 0 || sharedProjects.length > 0;

/** Whether a session is proven by a cookie that this server has signed, unlike a mere refusal. */
export const hasProven = (session: Session): boolean =>
  hasOpened(session) || session.preview !== null || session.isOwner === true;

/** A project whose password protects something, with the current fingerprint of that password. */
export interface ProtectingProject extends UnlockedProject {
  /** Id of the project's document. */
  readonly id: string;
}

/** Whether a session has unlocked one of the projects that protect something. */
export function canOpen(
  { unlockedProjects, sharedProjects, isOwner }: Session,
  protectedBy: readonly ProtectingProject[],
): boolean {
  if (isOwner) return true;
  return protectedBy.some(
    (project) =>
      sharedProjects.includes(project.id) ||
      unlockedProjects.some(
        ({ uid, fingerprint }) => uid === project.uid && fingerprint === project.fingerprint,
      ),
  );
}
