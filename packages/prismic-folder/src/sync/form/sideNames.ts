import { mediaAddress } from '../../folder/mediaAddress.ts';
import type { Models } from '../../types.ts';
import type { Folder } from '../folder/loadFolder.ts';
import type { HostedDocument } from '../hosted/contentApi.ts';
import type { CommonNames } from './forms.ts';
import type { Json } from './writers.ts';

/** What identifies a document on both sides. */
interface Named {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly uid?: string | null | undefined;
}

/**
 * A document's name in plans and in the record, the same for the folder's and the hosted one:
 * `project/low-tide`, `home` where a type holds one, each with its language behind `@` unless it
 * is the folder's first. Documents without a uid in a type of many are known by id alone.
 */
export function documentKey(
  { id, type, lang, uid }: Named,
  models: Models,
  masterLang: string,
): string {
  const isOnly = models.types.get(type)?.repeatable === false;
  const name = typeof uid === 'string' ? `${type}/${uid}` : isOnly ? type : `${type}/#${id}`;
  return lang === masterLang ? name : `${name}@${lang}`;
}

/** Names of the folder's side: files by their content, targets by their key. */
export function folderNames(folder: Folder): CommonNames {
  return {
    models: folder.snapshot.models,
    media: (value) => {
      const name = mediaName(value);
      return folder.media.get(name ?? '')?.digest ?? String(value['url']);
    },
    target: ({ id }) => folder.keyOf(String(id)) ?? 'missing',
  };
}

/** The file below `content/media` that an image or a link shows, if it is there. */
export function mediaName(value: Json): string | undefined {
  const address = mediaAddress(String(value['url']));
  return address.at === 'media' ? address.name : undefined;
}

/** Names of the hosted side; a file whose content is not known goes by its id. */
export function hostedNames(
  { snapshot: { models } }: Folder,
  keys: ReadonlyMap<string, string>,
  masterLang: string,
  digestOf: (assetId: string) => string | undefined,
): CommonNames {
  return {
    models,
    media: ({ id }) => digestOf(String(id)) ?? `asset ${String(id)}`,
    target: ({ id, type, lang, uid }) => {
      const named = { id: String(id), type: String(type), lang: String(lang) };
      const ownUid = typeof uid === 'string' ? { uid } : {};
      return keys.get(named.id) ?? documentKey({ ...named, ...ownUid }, models, masterLang);
    },
  };
}

/** Keys of hosted documents by id: the recorded one, else the one their names make. */
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
