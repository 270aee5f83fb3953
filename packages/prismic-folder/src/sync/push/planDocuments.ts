import type { Folder, FolderDocument } from '../folder/loadFolder.ts';
import { type CommonNames, digestDocument } from '../form/forms.ts';
import type { HostedDocument } from '../hosted/contentApi.ts';
import type { SyncRecord } from '../record/syncRecord.ts';

export interface DocumentChange {
  /**
   * there: changed in the hosted repository since it was last sent, but not in the folder; both:
   * changed on both sides. Neither is sent without `overwrite`.
   */
  readonly kind: 'new' | 'changed' | 'same' | 'there' | 'both';
  readonly local: FolderDocument;
  /** Hosted id, if known. */
  readonly id?: string;
  readonly digest: string;
  /** Digest of the published version. */
  readonly published?: string;
}

export interface HostedSide {
  readonly published: ReadonlyMap<string, HostedDocument>;
  /** Documents of releases; fetched only if the record lacks a document. */
  readonly drafts: ReadonlyMap<string, HostedDocument>;
  /** Ids of published documents and readable drafts, by key. */
  readonly idByKey: ReadonlyMap<string, string>;
  readonly names: CommonNames;
}

/** Compares each document of the folder with the hosted version and the version last sent. */
export function planDocuments(
  folder: Folder,
  names: CommonNames,
  hosted: HostedSide,
  record: SyncRecord,
  overwrite: boolean,
): readonly DocumentChange[] {
  return [...folder.documents.values()].map((local): DocumentChange => {
    const entry = record.document(local.key);
    const id = entry?.id ?? hosted.idByKey.get(local.key);
    const digest = digestDocument(local.document, local.model, names);
    const digestOf = (document: HostedDocument | undefined) =>
      document &&
      digestDocument({ ...document, uid: document.uid ?? null }, local.model, hosted.names);
    const published = digestOf(hosted.published.get(id ?? ''));
    const draft = digestOf(hosted.drafts.get(id ?? ''));
    const isEdited =
      entry?.same !== undefined &&
      published !== undefined &&
      ![digest, entry.same, entry.published].includes(published);
    const kind = (): DocumentChange['kind'] => {
      if (entry?.same === undefined && [draft, published].includes(digest)) return 'same';
      if (isEdited && !overwrite) return digest === entry.same ? 'there' : 'both';
      if (digest === entry?.same && !isEdited) return 'same';
      return id === undefined ? 'new' : 'changed';
    };
    return {
      kind: kind(),
      local,
      digest,
      ...(id !== undefined && { id }),
      ...(published !== undefined && { published }),
    };
  });
}
