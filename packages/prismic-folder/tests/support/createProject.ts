import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadRepository } from '../../src/folder/loadContent.ts';
import { formatProblem } from '../../src/folder/formatProblem.ts';

/** A project in a temporary folder. */
export interface Project {
  readonly root: string;
  readonly contentDir: string;
  /** Writes a file below the project: text as it is, bytes as they are, the rest as JSON. */
  write(path: string, content: unknown): void;
  remove(path: string): void;
  /** A file's text; null if there is none. */
  text(path: string): string | null;
  /** The tests assert on what is in it. */
  json(path: string): Record<string, unknown>;
  load(): ReturnType<typeof loadRepository>;
  /** The problems of a load, each as its printed line. */
  problems(): Promise<string[]>;
}

/** `atEnd` takes what removes it: the default does so when the test ends. */
export function createProject(
  files: Readonly<Record<string, unknown>> = {},
  atEnd: (remove: () => void) => void = onTestFinished,
): Project {
  const root = mkdtempSync(join(tmpdir(), 'repository-'));
  atEnd(() => rmSync(root, { recursive: true, force: true }));
  const contentDir = join(root, 'content');
  mkdirSync(contentDir);
  const project: Project = {
    root,
    contentDir,
    write(path, content) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      const isRaw = typeof content === 'string' || content instanceof Uint8Array;
      writeFileSync(join(root, path), isRaw ? content : `${JSON.stringify(content, null, 2)}\n`);
    },
    remove: (path) => rmSync(join(root, path), { recursive: true }),
    text: (path) => {
      const place = join(root, path);
      return existsSync(place) ? readFileSync(place, 'utf8') : null;
    },
    json: (path) => JSON.parse(readFileSync(join(root, path), 'utf8')),
    load: () => loadRepository({ root, contentDir }),
    problems: async () => (await project.load()).problems.map(formatProblem),
  };
  for (const [path, content] of Object.entries(files)) project.write(path, content);
  return project;
}

/** A custom type of one tab. */
export function typeModel(id: string, fields: object, more: object = {}) {
  return {
    id,
    label: id,
    format: 'page',
    repeatable: true,
    status: true,
    json: { Main: fields },
    ...more,
  };
}

/** A shared slice; each variation holds its fields in primary unless it says items. */
export function sliceModel(id: string, variations: Readonly<Record<string, object>>) {
  const name = id.replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return {
    id,
    type: 'SharedSlice',
    name,
    description: 'A slice of the tests',
    variations: Object.entries(variations).map(([variation, fields]) => ({
      id: variation,
      name: variation,
      description: 'A variation of the tests',
      docURL: '...',
      version: 'initial',
      imageUrl: '',
      primary: {},
      items: {},
      ...('primary' in fields || 'items' in fields ? fields : { primary: fields }),
    })),
  };
}

/** The start of a PNG of that size: the part the repository reads. */
export function pngHeader(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(64);
  bytes.write('\u0089PNG\r\n\u001a\n', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A field of a model, with the description the checks require. */
export function field(type: string, config: object = {}) {
  return { type, config: { label: 'Label', placeholder: 'What belongs here', ...config } };
}

/** A zone of shared slices. */
export function zone(...slices: readonly string[]) {
  const choices = slices.map((id) => [id, { type: 'SharedSlice' }]);
  return { type: 'Slices', config: { choices: Object.fromEntries(choices) } };
}

/** A group of fields. */
export function group(fields: object) {
  return { type: 'Group', description: 'Rows', config: { label: 'Label', fields } };
}
