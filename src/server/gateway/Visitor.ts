import type { Refusal } from '#content/protection.ts';
import type { Preview } from '../preview/Preview.ts';

/** A project a visitor has opened, and the password it had then, as a fingerprint. */
export interface Grant {
  readonly uid: string;
  readonly fingerprint: string;
}

/** What the gateway knows of whoever asks. */
export interface Visitor {
  readonly grants: readonly Grant[];
  /** An attempt that failed just now, to be told on the page it leads to. */
  readonly refusal: { readonly uid: string; readonly kind: Refusal } | null;
  /** The draft the visitor reads in place of what is published. */
  readonly preview: Preview | null;
}

/** Somebody of whom nothing is known: search engines, feeds, a first visit. */
export const anyone: Visitor = { grants: [], refusal: null, preview: null };

/** Whether nothing is known of a visitor, so that they see what everybody sees. */
export const isAnyone = ({ grants, refusal, preview }: Visitor): boolean =>
  grants.length === 0 && refusal === null && preview === null;

/** The part of a sealed project that decides whether a visitor may see it. */
export interface Owner extends Grant {
  /** Id of the project's document. */
  readonly id: string;
}

/** Whether a visitor has opened one of the projects something belongs to. */
export function opens({ grants }: Visitor, owners: readonly Owner[]): boolean {
  return owners.some((owner) =>
    grants.some(({ uid, fingerprint }) => uid === owner.uid && fingerprint === owner.fingerprint),
  );
}
