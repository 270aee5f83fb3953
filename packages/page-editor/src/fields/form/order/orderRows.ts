import type { DocumentSummary } from 'prismic-folder/contract';
import { isObject, type Json } from 'prismic-folder/edit';
import type { Row } from '../../../kit/lists/Rows.tsx';
import { readLink, targetOf, writeLink, type LinkTarget } from '../../links/values/linkValue.ts';
import { groupFields } from '../../../model/editorFields.ts';
import type { EditorField } from '../../../model/EditorModels.ts';
import { linkConfig } from '../../links/fields/linkConfig.ts';

/** What a list of documents in order is made of. */
export interface OrderedGroup {
  /** The one field of its entries. */
  readonly link: string;
  /** The one type of its documents. */
  readonly type: string;
}

/** A group whose entries are nothing but links to documents of one type; null: another one. */
export function orderedGroup({ model }: EditorField): OrderedGroup | null {
  const [field, other] = groupFields(model);
  if (!field || other || field.model.type !== 'Link') return null;
  const { kinds, isRepeatable, hasText, allowed } = linkConfig(field);
  const [type, second] = allowed.types;
  const isPlain = kinds.length === 1 && kinds[0] === 'Document' && !isRepeatable && !hasText;
  return isPlain && type !== undefined && second === undefined ? { link: field.id, type } : null;
}

/** A row of the list: an entry, what parts the entries from the others, or a document that has none. */
export interface OrderRow extends Row {
  readonly kind: 'entry' | 'seam' | 'other';
  /** null: the entry leads to none, or to one that is gone. */
  readonly document: DocumentSummary | null;
  /** Position of the entry in the group; -1: it has none. */
  readonly at: number;
}

export const SEAM = 'seam';

const isFor = (target: LinkTarget | null, { id, type, uid }: DocumentSummary) =>
  target?.kind === 'Document' &&
  (target.id === id || (target.type === type && target.uid !== undefined && target.uid === uid));

/** The entries in their order, then the documents that have none. */
export function orderRows(
  entries: readonly Json[],
  documents: readonly DocumentSummary[],
  { link }: OrderedGroup,
): OrderRow[] {
  const known = new Set<string>();
  const rows = entries.map((entry, at): OrderRow => {
    const { target } = readLink(isObject(entry) ? entry[link] : undefined);
    const document = documents.find((one) => isFor(target, one)) ?? null;
    const uid = target?.kind === 'Document' ? target.uid : undefined;
    const text = document?.title ?? uid ?? `entry ${at + 1}`;
    // A row keeps its identity when it moves; the same document may be there twice.
    const own = document && !known.has(document.id) ? document.id : `at ${at}`;
    if (document) known.add(document.id);
    return { id: own, kind: 'entry', text, document, at };
  });
  const others = documents
    .filter(({ id }) => !known.has(id))
    .map((document): OrderRow => {
      return { id: document.id, kind: 'other', text: document.title, document, at: -1 };
    });
  const seam: OrderRow = { id: SEAM, kind: 'seam', text: '', document: null, at: -1 };
  return [...rows, seam, ...others];
}

/** An entry that leads to a document. */
export function newEntry(
  { link }: OrderedGroup,
  document: DocumentSummary,
  hasLanguages: boolean,
): Json {
  return { [link]: writeLink(undefined, targetOf(document, hasLanguages)) ?? null };
}

/** Where a row that is moved lands among the entries; null: outside of them. */
export function landingAt(rows: readonly OrderRow[], from: number, to: number): number | null {
  const moved = rows[from];
  if (!moved) return null;
  const next = rows.toSpliced(from, 1).toSpliced(to, 0, moved);
  const at = next.indexOf(moved);
  return at < next.findIndex(({ id }) => id === SEAM) ? at : null;
}

/** Documents in an order of their ids; those that are not in it come last, as they are. */
export function inOrder(
  documents: readonly DocumentSummary[],
  ids: readonly string[],
): DocumentSummary[] {
  const ranks = new Map(ids.map((id, rank) => [id, rank]));
  const rankOf = ({ id }: DocumentSummary) => ranks.get(id) ?? ids.length;
  return documents.toSorted((one, other) => rankOf(one) - rankOf(other));
}
