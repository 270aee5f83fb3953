import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { BASE_KEY } from '../../src/types.ts';
import { applyChanges } from '../../src/edit/applyChanges.ts';
import { createDraftWriter, type DraftWriter } from '../../src/migrate/documents/draftWriter.ts';
import { WriteProjects } from '../../src/migrate/WriteProject.ts';
import { openStore } from '../../src/store/openStore.ts';
import type { FolderStore } from '../../src/store/types.ts';
import { everyFieldProject } from './everyField.ts';
import { field, type Project, typeModel } from './createProject.ts';

export interface DraftWriting extends DraftWriter {
  readonly project: Project;
  readonly store: FolderStore;
  /** A file of the migration release; undefined if there is none. */
  written(path: string): Record<string, unknown> | undefined;
  /** Without the note of what it was made from. */
  text(path: string): string;
}

/** A project with a field of every kind in two languages, and what writes to its migration release. */
export async function draftWriting(wrap = (store: FolderStore) => store): Promise<DraftWriting> {
  const project = everyFieldProject();
  project.write('content/repository.json', {
    name: 'everything',
    visibility: 'open',
    languages: [
      { id: 'en-gb', name: 'English' },
      { id: 'fr-fr', name: 'French' },
    ],
  });
  project.write(
    'customtypes/home/index.json',
    typeModel('home', { text: field('Text') }, { repeatable: false }),
  );
  project.write(
    'customtypes/note/index.json',
    typeModel('note', { text: field('Text'), to: field('Link') }),
  );
  const { root, contentDir } = project;
  const store = await openStore({ contentDir });
  onTestFinished(() => store.close());
  const projects = new WriteProjects(root, contentDir);
  const text = (path: string) => {
    const file = readFileSync(join(contentDir, 'releases/migration/documents', path), 'utf8');
    const isNoted = Object.hasOwn(JSON.parse(file), BASE_KEY);
    return isNoted ? applyChanges(file, [{ op: 'remove', path: [BASE_KEY] }]) : file;
  };
  return {
    ...createDraftWriter(wrap(store), () => projects.current()),
    project,
    store,
    text,
    written(path) {
      try {
        return JSON.parse(text(path));
      } catch {
        return undefined;
      }
    },
  };
}
