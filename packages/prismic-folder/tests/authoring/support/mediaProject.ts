import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createMedia, type MediaOptions } from '../../../src/authoring/media/createMedia.ts';
import { openStore } from '../../../src/store/openStore.ts';
import { createProject, field, pngHeader, typeModel } from '../../support/createProject.ts';

const PAGE = typeModel('page', {
  uid: field('UID'),
  cover: field('Image', { thumbnails: [{ name: 'square', width: 100, height: 100 }] }),
  body: field('StructuredText', { multi: 'paragraph,image,hyperlink' }),
  file: field('Link', { select: 'media' }),
  title: field('Text'),
});

/** A project with these files, its media, and ways to look at the folder. */
export async function mediaProject(
  files: Readonly<Record<string, unknown>> = {},
  options: Partial<MediaOptions> = {},
) {
  const project = createProject({
    'customtypes/page/index.json': PAGE,
    'content/media/wave.png': pngHeader(400, 300),
    ...files,
  });
  const { contentDir } = project;
  const store = await openStore({ contentDir });
  onTestFinished(() => store.close());
  const media = createMedia({ store, ...options });
  return {
    ...project,
    store,
    media,
    names: () => readdirSync(join(contentDir, 'media')).sort(),
    text: (path: string) => readFileSync(join(contentDir, path), 'utf8'),
    json: (path: string): unknown => JSON.parse(readFileSync(join(contentDir, path), 'utf8')),
    exists: (path: string) => existsSync(join(contentDir, path)),
    /** Temporary files in the store's own folder. */
    leftovers: () => {
      const folder = join(contentDir, '.store');
      const all = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
      return all.filter((name) => name !== '.gitignore' && !name.endsWith('.owner'));
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
