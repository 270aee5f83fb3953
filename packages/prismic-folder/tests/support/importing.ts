import { join } from 'node:path';
import { importContent, type ImportJob } from '../../src/sync/import/importContent.ts';
import type { Project } from './createProject.ts';
import { testPorts } from './syncJob.ts';

/** An import into a project, and what it left there. */
interface Imported {
  /** Whether everything was understood. */
  readonly isUnderstood: boolean;
  readonly lines: readonly string[];
}

/** Imports a file or folder of the project, without a terminal and without a network. */
export async function importInto(
  { root, contentDir }: Project,
  source: string,
  options: Partial<ImportJob['options']> = {},
  fetch: ImportJob['ports']['fetch'] = () => Promise.reject(new Error('no network')),
): Promise<Imported> {
  const ports = { ...testPorts(), fetch };
  const isUnderstood = await importContent({
    root,
    contentDir,
    source: join(root, source),
    ports,
    options: {
      yes: true,
      planOnly: false,
      overwrite: false,
      strict: false,
      fetch: false,
      ...options,
    },
  });
  return { isUnderstood, lines: ports.lines };
}
