import { PROTECTION_KEY, type Protection } from '#content/protection.ts';
import type { Policy } from '../policy/Policy.ts';
import { type Json } from '#server/lib/json.ts';
import { type RawDocument } from '#server/sources/RawDocument.ts';
import { canOpen, type Session } from '../session/Session.ts';
import { projectCard } from '../policy/projectCard.ts';
import { reduceLinks } from './reduceLinks.ts';

/** Members of a document beside `data` that a sealed one keeps. */
const NAMED = ['id', 'uid', 'type', 'lang', 'first_publication_date', 'last_publication_date'];

/** Members a document keeps that is not sealed, or opened. */
const WHOLE = [...NAMED, 'url', 'tags', 'slugs', 'alternate_languages'];

const pick = (from: Json, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));

/**
 * What a visitor may see of a document: all but the password, or, while it is sealed, the card and
 * the seal. Members the protocol may gain later stay out until somebody has judged them.
 */
export function visibleDocument(
  document: RawDocument,
  policy: Policy,
  session: Session,
  href: string,
): Json {
  const isClosed = (id: string) => {
    const protectedBy = policy.documents.get(id);
    return protectedBy !== undefined && !canOpen(session, protectedBy);
  };
  if (isClosed(document.id)) {
    const data = document.type === 'project' ? projectCard(document.data) : {};
    return {
      ...pick(document, NAMED),
      url: null,
      href,
      tags: document.type === 'project' ? document['tags'] : [],
      slugs: [],
      linked_documents: [],
      alternate_languages: [],
      data: { ...reduced(data, isClosed), [PROTECTION_KEY]: lockOf(document.id, policy, session) },
    };
  }
  const { password: _password, [PROTECTION_KEY]: _seal, ...data } = document.data;
  // What is public is the same for everybody, so that caches may keep it.
  const isOwn = policy.documents.has(document.id);
  const hidden = isOwn ? isClosed : (id: string) => policy.documents.has(id);
  return { ...pick(document, WHOLE), href, linked_documents: [], data: reduced(data, hidden) };
}

// Cast: a record stays a record.
const reduced = (data: Json, isSealed: (id: string) => boolean) =>
  reduceLinks(data, isSealed) as Json;

function lockOf(id: string, policy: Policy, { refusal }: Session): Protection {
  const protectedBy = policy.documents.get(id) ?? [];
  const refused = refusal && protectedBy.some(({ uid }) => uid === refusal.uid) ? refusal : null;
  const uid = refused?.uid ?? protectedBy[0]?.uid ?? '';
  return refused ? { uid, refusal: refused.kind } : { uid };
}
