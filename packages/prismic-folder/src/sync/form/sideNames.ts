import type { Json } from '../../fields/FieldKind.ts';
import { mediaAddress } from '../../lib/mediaAddress.ts';
import type { Folder } from '../loadFolder.ts';
import type { HostedDocument } from '../hosted/contentApi.ts';
import type { SyncRecord } from '../syncRecord.ts';
import { documentKey } from './documentKey.ts';
import type { CommonNames } from './forms.ts';

/** In place of the key of a link's target that is not in the folder. */
export const MISSING = 'missing';

/** Names for the folder: files by their digest, targets by their key. */
export function folderNames(folder: Folder): CommonNames {
  return {
    models: folder.snapshot.models,
    media: (value) => {
      const name = mediaName(value);
      return folder.media.get(name ?? '')?.digest ?? String(value['url']);
    },
    target: ({ id }) => folder.keyOf(String(id)) ?? MISSING,
  };
}

/** The path below `content/media` of an image or a media link, if it is a local one. */
export function mediaName(value: Json): string | undefined {
  const address = mediaAddress(String(value['url']));
  return address.at === 'media' ? address.name : undefined;
}

/**
 * Names targets by their hosted ids, where they have one: a link's uid is its target's, and is no other link when that is
 * renamed on either side.
 */
export function namedById(
  names: CommonNames,
  idOf: (key: string) => string | undefined,
): CommonNames {
  return {
    ...names,
    target(link) {
      const key = names.target(link);
      return idOf(key) ?? key;
    },
  };
}

/** Finds the hosted id of a key, and the key of a hosted id: as recorded, or of the documents with these `keys`. */
export function hostedIds(keys: ReadonlyMap<string, string>, record: SyncRecord) {
  const ids = new Map([...keys].map(([id, key]) => [key, id]));
  // It stands for several.
  ids.delete(MISSING);
  return {
    idOf: (key: string) => record.document(key)?.id ?? ids.get(key),
    keyOf: (id: string) => keys.get(id) ?? record.keyOf(id),
  };
}

/** Names for the hosted repository; a file with unknown content is named by its id. */
export function hostedNames(
  { snapshot: { models } }: Folder,
  keyOf: (id: string) => string | undefined,
  masterLang: string,
  digestOf: (assetId: string, url: string) => string | undefined,
): CommonNames {
  return {
    models,
    media: ({ id, url }) => digestOf(String(id), String(url)) ?? `asset ${String(id)}`,
    target: ({ id, type, lang, uid }) => {
      const named = { id: String(id), type: String(type), lang: String(lang) };
      const ownUid = typeof uid === 'string' ? { uid } : {};
      return keyOf(named.id) ?? documentKey({ ...named, ...ownUid }, models, masterLang);
    },
  };
}

/** Finds what is recorded of documents under a uid that they had before they were renamed in the folder. */
export function followRenames({ documents, snapshot, masterLang }: Folder, record: SyncRecord) {
  for (const { key, document } of documents.values()) {
    if (record.document(key) !== undefined) continue;
    const former = document.previous_uids
      ?.map((uid) => documentKey({ ...document, uid }, snapshot.models, masterLang))
      .find((one) => record.document(one) !== undefined && !documents.has(one));
    if (former !== undefined) record.renameDocument(former, key);
  }
}

/** Keys of hosted documents by id: the recorded key, else the one `documentKey` returns. */
export function hostedKeys(
  documents: readonly HostedDocument[],
  { snapshot: { models } }: Folder,
  masterLang: string,
  recorded: (id: string) => string | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    documents.map((document) => [
      document.id,
      recorded(document.id) ?? documentKey(document, models, masterLang),
    ]),
  );
}
