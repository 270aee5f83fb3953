import { PROTECTION_KEY, type Protection } from '#content/protection.ts';
import type { Policy } from '../policy/Policy.ts';
import { pick, type Json } from '#content/sanitize/json.ts';
import { type RawDocument } from '#server/sources/RawDocument.ts';
import { canOpen, type Session } from '../session/Session.ts';
import { projectCard } from '../policy/projectCard.ts';
import { reduceLinks } from './reduceLinks.ts';

/** Members beside `data` that a locked document keeps. */
const PUBLIC_MEMBERS = [
  'id',
  'uid',
  'type',
  'lang',
  'first_publication_date',
  'last_publication_date',
];

/** Members of any other document. */
const ALL_MEMBERS = [...PUBLIC_MEMBERS, 'url', 'tags', 'slugs', 'alternate_languages'];

/**
 * Whether a document is missing for a session: it is protected and no password unlocks it, because its
 * project was taken off the site. A project itself shows its card all the same.
 */
export const isAbsent = ({ id, type }: RawDocument, { documents }: Policy, session: Session) =>
  type !== 'project' && documents.get(id)?.length === 0 && !canOpen(session, []);

/**
 * What a session may see of a document: everything but the password or, while it is locked, its card.
 * Members that the protocol may gain later are left out until they are listed here.
 */
export function visibleDocument(
  document: RawDocument,
  policy: Policy,
  session: Session,
  href: string,
): Json {
  const isLocked = (id: string) => {
    const protectedBy = policy.documents.get(id);
    return protectedBy !== undefined && !canOpen(session, protectedBy);
  };
  if (isLocked(document.id)) {
    const data = document.type === 'project' ? projectCard(document.data) : {};
    return {
      ...pick(document, PUBLIC_MEMBERS),
      url: null,
      href,
      tags: document.type === 'project' ? document['tags'] : [],
      slugs: [],
      linked_documents: [],
      alternate_languages: [],
      data: { ...reduced(data, isLocked), [PROTECTION_KEY]: lockOf(document.id, policy, session) },
    };
  }
  const { password: _password, [PROTECTION_KEY]: _seal, ...data } = document.data;
  // Public documents are the same for every session, so that they can be cached.
  const isUnlocked = policy.documents.has(document.id);
  const isHidden = isUnlocked ? isLocked : (id: string) => policy.documents.has(id);
  return {
    ...pick(document, ALL_MEMBERS),
    href,
    linked_documents: [],
    data: reduced(data, isHidden),
  };
}

// Cast: a record stays a record.
const reduced = (data: Json, isHidden: (id: string) => boolean) =>
  reduceLinks(data, isHidden) as Json;

function lockOf(id: string, policy: Policy, { refusal }: Session): Protection {
  const protectedBy = policy.documents.get(id) ?? [];
  const refused = refusal && protectedBy.some(({ uid }) => uid === refusal.uid) ? refusal : null;
  const uid = refused?.uid ?? protectedBy[0]?.uid ?? '';
  return refused ? { uid, refusal: refused.kind } : { uid };
}
