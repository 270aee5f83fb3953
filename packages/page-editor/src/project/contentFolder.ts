import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { unreadFolder } from 'prismic-folder';

/** The folder of documents that the editor writes to. */
export interface ContentFolder {
  readonly contentDir: string;
  /** Whether it was made now. */
  readonly isNew: boolean;
}

interface ContentFolderOptions {
  readonly root: string;
  /** `--content`: a path from `root`; null: the folder is looked for. */
  readonly named: string | null;
  /** The name that a new folder's repository gets. */
  readonly repositoryName: string | null;
}

const STANDARD = 'content';
const SETTINGS = 'repository.json';
/** Where Prismic's starters have their documents, as its own export has them: by language. */
const EXPORT = 'documents';

/**
 * Finds the project's content folder, or makes one: the one named, the only one that has a `repository.json`, else
 * `content`. Throws a sentence if there is a choice to make, or the folder cannot be written.
 */
export function openContentFolder(options: ContentFolderOptions): ContentFolder {
  const { root, named } = options;
  const contentDir = named === null ? find(root) : resolve(root, named);
  const shown = shownIn(root, contentDir);
  const unread = unreadFolder(contentDir);
  if (unread !== undefined) {
    throw new Error(
      `${shown}: ${unread.reason}. Put it right, or name another folder for the documents with --content`,
    );
  }
  const isEmpty =
    !existsSync(contentDir) || readdirSync(contentDir).every((name) => name.startsWith('.'));
  orCannotWrite(shown, () => {
    if (isEmpty) make(contentDir, options);
    accessSync(contentDir, constants.W_OK);
  });
  return { contentDir, isNew: isEmpty };
}

/** A path as the person in the project knows it. */
export const shownIn = (root: string, path: string): string => {
  const from = relative(root, path);
  return from === '' || from.startsWith('..') ? path : from;
};

function find(root: string): string {
  const found = [...foldersIn(root), ...foldersIn(root, 'src')].filter(
    (folder) =>
      statSync(join(root, folder, SETTINGS), { throwIfNoEntry: false })?.isFile() === true,
  );
  const [first, ...others] = found;
  if (first !== undefined && (others.length === 0 || found.includes(STANDARD))) {
    return join(root, others.length === 0 ? first : STANDARD);
  }
  if (first !== undefined) {
    throw new Error(
      `${found.join(' and ')} both have a ${SETTINGS}: choose one with --content ${first}`,
    );
  }
  const standard = join(root, STANDARD);
  const isFolder = unreadFolder(standard) === undefined && existsSync(standard);
  const names = isFolder ? readdirSync(standard).filter((name) => !name.startsWith('.')) : [];
  // Nuxt Content and others keep texts of their own there.
  const isOurs =
    names.length === 0 || ['documents', 'drafts', 'media'].some((one) => names.includes(one));
  if (isOurs) return standard;
  throw new Error(
    `${STANDARD} has files of something else (${names.slice(0, 3).join(', ')}): name another folder for the documents with --content prismic-content`,
  );
}

/** Folders directly in one of the project's, without hidden and installed ones. */
function foldersIn(root: string, parent = ''): readonly string[] {
  try {
    return readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('.') && name !== 'node_modules')
      .map((name) => join(parent, name));
  } catch {
    // There is no such folder.
    return [];
  }
}

function make(contentDir: string, { root, repositoryName }: ContentFolderOptions): void {
  const settings = {
    // The name that `createClient` takes; others cannot be a repository's.
    name: /^[a-zA-Z0-9-]{4,}$/.test(repositoryName ?? '') ? repositoryName : 'repository',
    languages: languagesOf(root),
    // Previews on this machine need no token; the server answers at localhost only.
    visibility: 'open',
  };
  mkdirSync(join(contentDir, 'documents'), { recursive: true });
  writeFileSync(join(contentDir, SETTINGS), `${JSON.stringify(settings, null, 2)}\n`);
}

/** The languages of an export in the project, of which the first in the alphabet may not be the master's. */
function languagesOf(root: string): readonly { readonly id: string }[] {
  const ids = foldersIn(root, EXPORT)
    .map((folder) => folder.slice(EXPORT.length + 1))
    .filter((id) => /^[a-z]{2,3}(?:-[a-z0-9]+)+$/.test(id));
  const english = ids.includes('en-us') ? ['en-us'] : [];
  const others = ids.filter((id) => id !== 'en-us');
  return ids.length === 0 ? [{ id: 'en-us' }] : [...english, ...others].map((id) => ({ id }));
}

/** Whether the project has documents as Prismic exports them, which `prismic-folder import` takes. */
export const hasExport = (root: string): boolean =>
  foldersIn(root, EXPORT).some((folder) =>
    readdirSync(join(root, folder)).some((name) => /=.*\.json$/.test(name)),
  );

function orCannotWrite<Result>(shown: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(
      `${shown} cannot be written (${reason}): the editor saves documents there. Give yourself the right to write it, or name another folder with --content`,
      { cause: error },
    );
  }
}
