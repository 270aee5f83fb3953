import { PROTECTION_KEY, type Protection } from '#content/protection.ts';
import type { Policy } from '../policy/Policy.ts';
import type { Json, RawDocument } from '../rawDocument.ts';
import { opens, type Visitor } from '../Visitor.ts';
import { projectCard } from './cardData.ts';
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
export function showDocument(
  document: RawDocument,
  policy: Policy,
  visitor: Visitor,
  href: string,
): Json {
  const isClosed = (id: string) => {
    const owners = policy.documents.get(id);
    return owners !== undefined && !opens(visitor, owners);
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
      data: { ...reduced(data, isClosed), [PROTECTION_KEY]: sealOf(document.id, policy, visitor) },
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

function sealOf(id: string, policy: Policy, { refusal }: Visitor): Protection {
  const owners = policy.documents.get(id) ?? [];
  const refused = refusal && owners.some(({ uid }) => uid === refusal.uid) ? refusal : null;
  const uid = refused?.uid ?? owners[0]?.uid ?? '';
  return refused ? { uid, refusal: refused.kind } : { uid };
}
