import { freeName } from '../../lib/words.ts';
import { newDocumentText } from '../../edit/applyChanges.ts';
import type { Json } from '../../edit/types.ts';
import { apiDate } from '../../fields/dates.ts';
import { isRecord, valueOf } from '../../json.ts';
import { DEMO_FILE } from '../../store/checkPath.ts';
import { copyOf, discard } from '../../store/copyOf.ts';
import type { FileChange, TemporaryFile } from '../../store/types.ts';
import { ASIDE, BASE_KEY } from '../../types.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { ContentSets, NewContent } from '../contract/sets.ts';
import { checkFile, invalidValue, isError } from '../workspace/checkDocument.ts';
import { versionPath } from '../workspace/documentPaths.ts';
import { encode, newFile } from '../workspace/files.ts';
import { STRUCTURE, type Workspace } from '../workspace/Workspace.ts';
import { filesInUse, filesOfSet, listSets, sweep } from './setFiles.ts';

/**
 * The demo is marked by `demo.json`, which moves with it: without that file content is its owner's own, and
 * nobody is asked about it. Each exchange is one commit.
 */
export async function readContentSets(workspace: Workspace): Promise<ContentSets> {
  const demo = readDemo(workspace);
  return {
    demo: demo && { isAnswered: demo.isAnswered },
    sets: await listSets(workspace),
  };
}

/** Keeps the demo, and asks no more. */
export const keepDemo = (workspace: Workspace): Promise<void> =>
  workspace.transaction([STRUCTURE], async () => {
    const { bytes, revision } = demoOf(workspace).file;
    await workspace.commit([{ path: DEMO_FILE, content: answeredDemo(bytes), expected: revision }]);
  });

/** Moves the demo aside, with its media, and writes new documents, public or as drafts; throws `conflict` if there is no demo. */
export const startContent = (
  workspace: Workspace,
  content: NewContent,
): Promise<{ aside: string }> =>
  workspace.transaction([STRUCTURE], async () => {
    const { store } = workspace;
    const demo = demoOf(workspace);
    const written = await documentsOf(workspace, content);
    return exchange(workspace, async (changes, aside, copy) => {
      // It does not ask again when it is back.
      put(changes, `${ASIDE}/${aside}/${DEMO_FILE}`, answeredDemo(demo.file.bytes));
      for (const [path, bytes] of written) put(changes, path, bytes);
      for (const name of content.media) {
        const path = `media/${name}`;
        // It is in both places: the documents of both show it.
        if (changes.has(path)) put(changes, path, await copy(path));
      }
      const settings = store.read('repository.json');
      if (settings !== null) {
        const own = jsonOf(settings.bytes);
        // The new documents are in the master language.
        const languages = Array.isArray(own['languages']) ? own['languages'].slice(0, 1) : [];
        const value = { ...own, languages, releases: [] };
        put(changes, 'repository.json', encode(`${JSON.stringify(value, null, 2)}\n`));
      }
    });
  });

/** Exchanges the content in use and one that was moved aside. */
export const restoreContent = (workspace: Workspace, name: string): Promise<{ aside: string }> =>
  workspace.transaction([STRUCTURE], async () => {
    const files = await filesOfSet(workspace, name);
    if (files.length === 0) {
      throw new AuthoringError('not_found', `Nothing is kept aside as ${name}`, { at: 'name' });
    }
    return exchange(workspace, async (changes, _aside, copy) => {
      for (const path of files) {
        const from = `${ASIDE}/${name}/${path}`;
        // oxlint-disable-next-line no-await-in-loop
        const content = await copy(from);
        put(changes, path, content);
        changes.set(from, { path: from, content: null, expected: content.revision });
      }
    });
  });

function readDemo({ store }: Workspace) {
  const file = store.read(DEMO_FILE);
  return file && { file, isAnswered: jsonOf(file.bytes)['isAnswered'] === true };
}

function demoOf(workspace: Workspace) {
  const demo = readDemo(workspace);
  if (demo !== null) return demo;
  const message =
    'The demo is not in this folder any more: another window has started a site of its own. Nothing was changed';
  throw new AuthoringError('conflict', message, { revision: null });
}

/** A free name for what is in use now. */
async function nameNow(workspace: Workspace): Promise<string> {
  const day = new Date(workspace.now()).toISOString().slice(0, 10);
  const taken = new Set((await listSets(workspace)).map(({ name }) => name));
  return freeName(`${readDemo(workspace) ? 'demo' : 'site'}-${day}`, (name) => taken.has(name));
}

type Changes = Map<string, FileChange>;

/** Makes a copy that a commit can place elsewhere. */
type Copy = (path: string) => Promise<TemporaryFile>;

/** Moves everything in use to a set, with what else `plan` changes, in one commit. A failure leaves no copies behind: the disk may be full. */
async function exchange(
  workspace: Workspace,
  plan: (changes: Changes, aside: string, copy: Copy) => Promise<void>,
): Promise<{ aside: string }> {
  const aside = await nameNow(workspace);
  const changes: Changes = new Map();
  const copies: TemporaryFile[] = [];
  const copy: Copy = async (path) => {
    const made = await copyOf(workspace.store, path);
    copies.push(made);
    return made;
  };
  try {
    for (const path of await filesInUse(workspace)) {
      // One after another: each copy is large.
      // oxlint-disable-next-line no-await-in-loop
      const content = await copy(path);
      put(changes, `${ASIDE}/${aside}/${path}`, content);
      changes.set(path, { path, content: null, expected: content.revision });
    }
    await plan(changes, aside, copy);
    await workspace.commit([...changes.values()]);
  } finally {
    await Promise.all(copies.map(({ temporary }) => discard(temporary)));
  }
  sweep(workspace);
  return { aside };
}

/** Writes a file in the place of what moves away. */
const put = (changes: Changes, path: string, content: FileChange['content']) =>
  changes.set(path, { path, content, expected: changes.get(path)?.expected ?? null });

/** The files of new documents, checked as if they were saved. */
async function documentsOf(
  workspace: Workspace,
  { documents }: NewContent,
): Promise<Map<string, Uint8Array>> {
  const index = await workspace.fresh();
  const at = apiDate(new Date(workspace.now()));
  const files = new Map<string, Uint8Array>();
  for (const { type, name, tags, data, isDraft = false } of documents) {
    const key = index.check({ type, name });
    // Cast: the body was JSON.
    const value = {
      ...(isDraft
        ? { [BASE_KEY]: null }
        : { first_publication_date: at, last_publication_date: at }),
      ...(tags?.length && { tags }),
      data,
    } as Json;
    const text = newDocumentText(value);
    const version = isDraft ? 'draft' : 'published';
    const file = newFile(versionPath(key, version), text);
    const errors = checkFile(workspace, index, { key, version }, file).problems.filter(isError);
    // Links to the other new documents lead nowhere yet.
    const wrong = errors.filter(({ kind }) => kind !== 'broken-link');
    if (wrong.length > 0) throw invalidValue(wrong, file.value);
    files.set(file.path, file.bytes);
  }
  return files;
}

/** The demo's mark, with an answer. */
const answeredDemo = (bytes: Uint8Array): Uint8Array =>
  encode(`${JSON.stringify({ ...jsonOf(bytes), isAnswered: true }, null, 2)}\n`);

function jsonOf(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  const value = valueOf(Buffer.from(bytes).toString('utf8'));
  return isRecord(value) ? value : {};
}
