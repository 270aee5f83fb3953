import { join } from 'node:path';
import { pathId } from '../../folder/documentHeader.ts';
import { documentPlace } from '../../folder/documentPlace.ts';
import { listFiles, listFolders } from '../../lib/listFiles.ts';
import type { ReadSource } from '../../lib/readSource.ts';
import { isRecord } from '../../json.ts';
import type { Language, Models } from '../../types.ts';

/** The release that a migration writes to: the name of its folder. */
export const MIGRATION_RELEASE = 'migration';

export const PUBLISHED_DOCUMENTS = 'documents';
export const MIGRATION_DOCUMENTS = `releases/${MIGRATION_RELEASE}/documents`;

/** One version of a document: a file of the content folder. */
export interface IndexedDocument {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly uid: string | null;
  /** The file's name without language and `.json`. */
  readonly name: string;
  /** The folder of the version, such as `documents`, below the content folder. */
  readonly folder: string;
  /** Path below `folder`. */
  readonly file: string;
  readonly json: Readonly<Record<string, unknown>>;
}

export interface DocumentIndex {
  /** The version of the migration release, else the published one, else any other. */
  byId(id: string): IndexedDocument | undefined;
  /** The published version. */
  published(id: string): IndexedDocument | undefined;
  /** A version of another document than `id` that has this uid, or a file of this name. */
  claimedBy(
    claim: { readonly type: string; readonly lang: string; readonly uid: string },
    id?: string,
  ): IndexedDocument | undefined;
  /** Documents of a type in a language, in any version. */
  ofType(type: string, lang: string): readonly IndexedDocument[];
  /** Number of documents in the migration release. */
  readonly migrated: number;
  /** Number of versions of documents of a type. */
  countOf(type: string): number;
}

/**
 * Finds documents by id, uid and file name in all their versions: published ones, those of
 * releases, drafts and archived ones. Ids are those that the Content API serves.
 */
export async function indexDocuments(
  contentDir: string,
  models: Models,
  languages: readonly [Language, ...Language[]],
  read: ReadSource,
): Promise<DocumentIndex> {
  const byId = new Map<string, IndexedDocument>();
  const byName = new Map<string, IndexedDocument[]>();
  const byType = new Map<string, IndexedDocument[]>();

  const add = async (folder: string, isPublished: boolean) => {
    const found: IndexedDocument[] = [];
    for (const file of (await listFiles(join(contentDir, folder))).files) {
      const place = documentPlace(file.name, languages);
      const { parsed } = read(file);
      if (typeof place === 'string' || !parsed.ok || !isRecord(parsed.value)) continue;
      const { value: json } = parsed;
      const { type, name } = place;
      const hasUid = models.types.get(type)?.fields['uid']?.type === 'UID';
      const uid = hasUid ? (textOf(json['uid']) ?? name) : null;
      const lang = place.lang ?? textOf(json['lang']) ?? languages[0].id;
      const twins = byName.get(keyOf(type, lang, uid ?? name)) ?? [];
      const twin = isPublished
        ? undefined
        : twins.find((one) => one.folder === PUBLISHED_DOCUMENTS);
      const id = textOf(json['id']) ?? twin?.id ?? pathId(place);
      found.push({ id, type, lang, uid, name, folder, file: file.name, json });
    }
    // Versions of one folder must not count as each other's published version.
    for (const document of found) {
      const { id, type, lang, uid, name } = document;
      if (!byId.has(id)) byId.set(id, document);
      for (const key of new Set([uid ?? name, name]))
        push(byName, keyOf(type, lang, key), document);
      push(byType, type, document);
    }
  };

  await add(PUBLISHED_DOCUMENTS, true);
  // A migration continues its own versions, so they come before the published ones.
  const published = new Map(byId);
  byId.clear();
  await add(MIGRATION_DOCUMENTS, false);
  const migrated = byId.size;
  for (const [id, document] of published) if (!byId.has(id)) byId.set(id, document);
  const others = listFolders(join(contentDir, 'releases'))
    .names.map((release) => `releases/${release}/documents`)
    .filter((folder) => folder !== MIGRATION_DOCUMENTS);
  for (const folder of ['drafts/documents', ...others, 'archive/documents']) {
    // oxlint-disable-next-line no-await-in-loop
    await add(folder, false);
  }

  return {
    migrated,
    byId: (id) => byId.get(id),
    published: (id) => published.get(id),
    claimedBy: ({ type, lang, uid }, id) =>
      byName.get(keyOf(type, lang, uid))?.find((other) => other.id !== id),
    ofType: (type, lang) => byType.get(type)?.filter((one) => one.lang === lang) ?? [],
    countOf: (type) => byType.get(type)?.length ?? 0,
  };
}

/** Whether two documents of a type are versions of one in different languages. */
export function areVersions(one: IndexedDocument, other: IndexedDocument): boolean {
  const isSameUid = one.uid !== null && one.uid === other.uid;
  return one.name === other.name || isSameUid || lists(one, other) || lists(other, one);
}

function lists({ json }: IndexedDocument, other: IndexedDocument): boolean {
  const { alternate_languages: listed } = json;
  return (Array.isArray(listed) ? listed : []).some((entry: unknown) => {
    const { id, uid, lang } = isRecord(entry) ? entry : {};
    return id === other.id || (lang === other.lang && (uid === other.uid || uid === other.name));
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function keyOf(type: string, lang: string, name: string): string {
  return `${type}/${lang}/${name}`;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
