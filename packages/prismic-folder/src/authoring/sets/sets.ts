import { freeName } from '../../lib/words.ts';
import { newDocumentText } from '../../edit/applyChanges.ts';
import type { Json } from '../../edit/types.ts';
import { apiDate } from '../../fields/dates.ts';
import { isRecord, valueOf } from '../../json.ts';
import type { FileChange } from '../../store/types.ts';
import { ASIDE, BASE_KEY } from '../../types.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { ContentSets, NewContent } from '../contract/sets.ts';
import { checkFile, invalidValue, isError } from '../workspace/checkDocument.ts';
import { versionPath } from '../workspace/documentPaths.ts';
import { encode, newFile } from '../workspace/files.ts';
import { STRUCTURE, type Workspace } from '../workspace/Workspace.ts';
import { copyOf, DEMO_FILE, filesInUse, filesOfSet, listSets, sweep } from './setFiles.ts';

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
    const aside = await nameNow(workspace);
    const changes = await moveAside(workspace, aside);
    // It does not ask again when it is back.
    put(changes, `${ASIDE}/${aside}/${DEMO_FILE}`, answeredDemo(demo.file.bytes));
    for (const [path, bytes] of written) put(changes, path, bytes);
    for (const name of content.media) {
      const path = `media/${name}`;
      // It is in both places: the documents of both show it.
      if (changes.has(path)) put(changes, path, (await copyOf(store, path)).content);
    }
    const settings = store.read('repository.json');
    if (settings !== null) {
      const own = jsonOf(settings.bytes);
      // The new documents are in the master language.
      const languages = Array.isArray(own['languages']) ? own['languages'].slice(0, 1) : [];
      const value = { ...own, languages, releases: [] };
      put(changes, 'repository.json', encode(`${JSON.stringify(value, null, 2)}\n`));
    }
    await finish(workspace, changes);
    return { aside };
  });

/** Exchanges the content in use and one that was moved aside. */
export const restoreContent = (workspace: Workspace, name: string): Promise<{ aside: string }> =>
  workspace.transaction([STRUCTURE], async () => {
    const files = await filesOfSet(workspace, name);
    if (files.length === 0) {
      throw new AuthoringError('not_found', `Nothing is kept aside as ${name}`, { at: 'name' });
    }
    const aside = await nameNow(workspace);
    const changes = await moveAside(workspace, aside);
    for (const path of files) {
      const from = `${ASIDE}/${name}/${path}`;
      // oxlint-disable-next-line no-await-in-loop
      const { content, revision } = await copyOf(workspace.store, from);
      put(changes, path, content);
      changes.set(from, { path: from, content: null, expected: revision });
    }
    await finish(workspace, changes);
    return { aside };
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

/** The moves of everything in use to a set. */
async function moveAside(workspace: Workspace, name: string): Promise<Changes> {
  const changes: Changes = new Map();
  for (const path of await filesInUse(workspace)) {
    // One after another: each copy is large.
    // oxlint-disable-next-line no-await-in-loop
    const { content, revision } = await copyOf(workspace.store, path);
    const to = `${ASIDE}/${name}/${path}`;
    changes.set(to, { path: to, content, expected: null });
    changes.set(path, { path, content: null, expected: revision });
  }
  return changes;
}

/** Writes a file in the place of what moves away. */
const put = (changes: Changes, path: string, content: FileChange['content']) =>
  changes.set(path, { path, content, expected: changes.get(path)?.expected ?? null });

async function finish(workspace: Workspace, changes: Changes): Promise<void> {
  await workspace.commit([...changes.values()]);
  sweep(workspace);
}

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
