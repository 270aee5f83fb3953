import type { DocumentKey, DocumentSummary, DocumentVersion } from 'prismic-folder/contract';
import { changedValue, type Json, valuesIn } from 'prismic-folder/edit';
import type { TypeModel } from 'prismic-folder/models';
import { ApiError, type AuthoringClient } from '../api/AuthoringClient.ts';
import type { Starter } from '../model/EditorHost.ts';
import { titleField, type TitleValue } from '../session/titleField.ts';
import { documentCall } from '../session/documentCall.ts';
import { findOnly } from '../session/findDocument.ts';
import { tagChange } from './tagDocument.ts';

export interface NewDocument {
  readonly type: TypeModel;
  readonly name: string;
  /** Ignored for types without a uid. */
  readonly uid: string;
  /** A document whose content it starts with. */
  readonly like?: DocumentKey | null;
  readonly tags?: readonly string[];
  /** What else it starts with. */
  readonly data?: Readonly<Record<string, Json>>;
}

/** The content of a starter with a document's name in the place of the one that it has. */
export function namedData({ name: given, data }: Starter, name: string): Starter['data'] {
  if (given === undefined || name === '') return data;
  const paths = [...valuesIn(data)].filter(([value]) => value === given);
  const changes = paths.map(([, path]) => ({ op: 'set', path, value: name }) as const);
  // Cast: an object, changed within.
  return changedValue(data, changes) as Starter['data'];
}

/** Creates a draft with a name: empty, or with the content of another document. */
export async function createDocument(
  api: AuthoringClient,
  { type, name, uid, like, tags, data: rest }: NewDocument,
): Promise<DocumentSummary> {
  const title = titleField(type);
  const hasUid = type.fields['uid']?.type === 'UID';
  if (like) {
    const body = hasUid ? { name: uid } : {};
    const copy = await api.call('duplicateDocument', { ...documentCall(like), body });
    return (await nameCopy(api, type, copy, name, tags)).document;
  }
  const named: Record<string, TitleValue> =
    title && name !== '' ? { [title.id]: title.valueOf(name) } : {};
  const { document } = await api.call('createDocument', {
    body: {
      type: type.id,
      ...(hasUid && { uid }),
      ...(tags && tags.length > 0 && { tags: [...tags] }),
      // Cast: JSON as well, which the type of the call does not promise to leave unchanged.
      data: { ...rest, ...named } as Record<string, TitleValue>,
    },
  });
  return document;
}

/** Creates a draft with the content of a document: 'Low Tide copy'. */
export async function copyDocument(
  api: AuthoringClient,
  type: TypeModel,
  document: DocumentSummary,
): Promise<DocumentSummary> {
  const duplicate = (name?: string) =>
    api.call('duplicateDocument', {
      ...documentCall(document),
      body: name === undefined ? {} : { name },
    });
  const hasUid = type.fields['uid']?.type === 'UID';
  const copy = await duplicate(hasUid ? `${document.name}-copy` : undefined).catch((error) => {
    // The service finds a free name by itself.
    if (error instanceof ApiError && error.code === 'exists') return duplicate();
    throw error;
  });
  return (await nameCopy(api, type, copy, `${document.title} copy`)).document;
}

/** A copy has the title of what it was made from, and may lack tags. */
async function nameCopy(
  api: AuthoringClient,
  type: TypeModel,
  { document, version, revision }: DocumentVersion,
  name: string,
  tags: readonly string[] = [],
): Promise<DocumentVersion | { readonly document: DocumentSummary }> {
  const title = titleField(type);
  const all = [...new Set([...document.tags, ...tags])];
  const changes = [
    ...(title
      ? [{ op: 'set' as const, path: ['data', title.id], value: title.valueOf(name) }]
      : []),
    ...(all.length > document.tags.length ? [tagChange(all)] : []),
  ];
  if (changes.length === 0) return { document };
  return api.call('saveDocument', {
    ...documentCall(document),
    body: { version, revision, changes },
  });
}

/** Finds the document of a type that has one only, or makes it with some content. */
export const findOrMakeOnly = async (
  api: AuthoringClient,
  type: TypeModel,
  contentOf: () => Promise<Readonly<Record<string, Json>>> = async () => ({}),
): Promise<DocumentSummary> =>
  (await findOnly(api, type.id)) ??
  createDocument(api, { type, name: '', uid: '', data: await contentOf() });
