import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface ContentFolder {
  /** A project's folder with this project's models and a small `content/`. */
  readonly root: string;
  readonly contentDir: string;
  /** Writes a file of the content folder; objects as JSON. */
  write(name: string, content: unknown): Promise<void>;
  remove(): Promise<void>;
}

/** Styles and pictures of slices, which are most of their folders: content alone is served without. */
const UNREAD = /(?<!\/index)\.tsx?$|\.png$/;

/** Copies this project's models into the folder of another one. */
export function copyModels(root: string): void {
  for (const path of ['customtypes', 'slices', 'slicemachine.config.json']) {
    const filter = (source: string) => !UNREAD.test(source);
    if (existsSync(path)) cpSync(path, join(root, path), { recursive: true, filter });
  }
}

/** Settings of a folder in two languages. */
export const IN_TWO_LANGUAGES = {
  languages: [
    { id: 'en-gb', name: 'English' },
    { id: 'fr-fr', name: 'Français' },
  ],
};

/**
 * Makes a content folder of a few documents, a release and a file, on the real models; of further documents, by type and
 * name such as `page/about.fr-fr`, and with other settings of its repository.
 */
export async function createContentFolder(
  documents: Readonly<Record<string, unknown>> = {},
  settings: object = {},
): Promise<ContentFolder> {
  const root = await mkdtemp(join(tmpdir(), 'content-folder-'));
  const contentDir = join(root, 'content');
  const write = async (name: string, content: unknown) => {
    const path = join(contentDir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  };
  copyModels(root);
  await write('repository.json', {
    name: 'small',
    visibility: 'open',
    languages: [{ id: 'en-gb', name: 'English' }],
    releases: [{ id: 'spring', label: 'Spring' }],
    ...settings,
  });
  await write('media/note.txt', '0123456789');
  await write('documents/project/one.json', project('One', '2021-05-01', ['Web']));
  await write('documents/project/two.json', project('Two', '2023-05-01', ['Web', 'Print']));
  await write('documents/project_list/best.json', {
    data: {
      list_name: 'Best',
      projects: [{ project: { link_type: 'Document', type: 'project', uid: 'two' } }],
    },
  });
  await write('releases/spring/documents/project/one.json', project('Uno', '2025-01-01', []));
  for (const [name, document] of Object.entries(documents)) {
    await write(`documents/${name}.json`, document);
  }
  return { root, contentDir, write, remove: () => rm(root, { recursive: true, force: true }) };
}

/** A project as an author writes it by hand. */
export function project(title: string, day: string, tags: readonly string[]) {
  return {
    tags,
    data: { project_title: [{ type: 'heading1', text: title, spans: [] }], project_date: day },
  };
}
