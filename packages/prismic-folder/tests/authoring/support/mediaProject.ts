import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openLibrary, type MediaOptions } from '../../../src/authoring/media/MediaLibrary.ts';
import { openStore } from '../../../src/store/openStore.ts';
import { createProject, field, pngHeader, typeModel } from '../../support/createProject.ts';

const PAGE = typeModel('page', {
  uid: field('UID'),
  cover: field('Image', { thumbnails: [{ name: 'square', width: 100, height: 100 }] }),
  body: field('StructuredText', { multi: 'paragraph,image,hyperlink' }),
  file: field('Link', { select: 'media' }),
  title: field('Text'),
});

/** A project with these files below `content`, its media, and ways to look at the folder. */
export async function mediaProject(
  files: Readonly<Record<string, unknown>> = {},
  options: Partial<MediaOptions> = {},
) {
  const content = { 'media/wave.png': pngHeader(400, 300), ...files };
  const project = createProject({
    'customtypes/page/index.json': PAGE,
    ...Object.fromEntries(Object.entries(content).map(([path, file]) => [`content/${path}`, file])),
  });
  const { contentDir } = project;
  const store = await openStore({ contentDir });
  onTestFinished(() => store.close());
  const at = (path: string) => join(contentDir, path);
  const text = (path: string) => readFileSync(at(path), 'utf8');
  return {
    ...project,
    store,
    media: openLibrary({ store, ...options }),
    names: () => readdirSync(at('media')).sort(),
    text,
    json: (path: string): unknown => JSON.parse(text(path)),
    write: (path: string, file: unknown) => project.write(`content/${path}`, file),
    exists: (path: string) => existsSync(at(path)),
    /** Temporary files in the store's own folder. */
    leftovers: () => {
      const all = existsSync(at('.store')) ? readdirSync(at('.store'), { recursive: true }) : [];
      return all.map(String).filter((name) => name !== '.gitignore' && !name.endsWith('.owner'));
    },
  };
}

/** The error of a promise; undefined if there is none. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}
