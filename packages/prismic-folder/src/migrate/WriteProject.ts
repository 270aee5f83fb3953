import type { LoadedFolder } from '../folder/loadContent.ts';
import { isRecord } from '../json.ts';
import { folderOf, inRelease } from '../authoring/workspace/documentPaths.ts';
import type { Workspace } from '../authoring/workspace/Workspace.ts';

/** The release that a migration writes to: the name of its folder. */
export const MIGRATION_RELEASE = 'migration';
export const PUBLISHED_DOCUMENTS = folderOf('published');
export const MIGRATION_DOCUMENTS = folderOf(inRelease(MIGRATION_RELEASE));

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
  /** The value of `alternate_languages` in the file. */
  readonly alternates: unknown;
}

/** What a document has that others must not have. */
interface Claim {
  readonly type: string;
  readonly lang: string;
  readonly uid: string;
}

/** What a project holds at the moment, as far as a write has to know it. */
export interface WriteProject extends Pick<LoadedFolder, 'models' | 'settings' | 'media'> {
  readonly documents: ReturnType<typeof indexOf>;
}

export async function readProject(workspace: Workspace): Promise<WriteProject> {
  const { folder, sets } = await workspace.fresh();
  const all = [...sets].flatMap(([version, { files }]) =>
    files.flatMap(({ file, loaded }): IndexedDocument[] => {
      if (loaded === undefined) return [];
      const { document, name, writtenAlternates: alternates } = loaded;
      const { id, type, lang, uid } = document;
      return [
        { id, type, lang, uid, name, folder: folderOf(version), file: file.name, alternates },
      ];
    }),
  );
  const { models, settings, media } = folder;
  return { models, settings, media, documents: indexOf(all) };
}

/** Finds documents in all their versions: published ones, drafts, those of releases and archived ones. */
function indexOf(all: readonly IndexedDocument[]) {
  const migrated = all.filter(({ folder }) => folder === MIGRATION_DOCUMENTS);
  // A migration continues its own versions.
  const byId = new Map([...migrated, ...all].toReversed().map((one) => [one.id, one]));
  return {
    /** Number of documents in the migration release. */
    migrated: migrated.length,
    /** The version of the migration release, else the published one, else any other. */
    byId: (id: string) => byId.get(id),
    published: (id: string) =>
      all.find((one) => one.id === id && one.folder === PUBLISHED_DOCUMENTS),
    /** A version of another document than `id` that has this uid, or a file of this name. */
    claimedBy: ({ type, lang, uid }: Claim, id?: string) =>
      all.find(
        (one) =>
          one.type === type &&
          one.lang === lang &&
          one.id !== id &&
          [one.uid, one.name].includes(uid),
      ),
    /** Documents of a type in a language, in any version. */
    ofType: (type: string, lang: string) =>
      all.filter((one) => one.type === type && one.lang === lang),
    /** Number of versions of documents of a type. */
    countOf: (type: string) => all.filter((one) => one.type === type).length,
  };
}

/** Whether two documents of a type are versions of one in different languages. */
export function areVersions(one: IndexedDocument, other: IndexedDocument): boolean {
  const isSameUid = one.uid !== null && one.uid === other.uid;
  return one.name === other.name || isSameUid || lists(one, other) || lists(other, one);
}

function lists({ alternates }: IndexedDocument, other: IndexedDocument): boolean {
  return (Array.isArray(alternates) ? alternates : []).some((entry: unknown) => {
    const { id, uid, lang } = isRecord(entry) ? entry : {};
    return id === other.id || (lang === other.lang && (uid === other.uid || uid === other.name));
  });
}
