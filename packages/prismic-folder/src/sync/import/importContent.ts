import { isRepositoryName } from '@prismicio/client';
import { basename } from 'node:path';
import { languageWords } from '../../authoring/languages/languages.ts';
import { openStore } from '../../store/openStore.ts';
import type { Language, Problem } from '../../types.ts';
import { type Folder, loadFolder } from '../loadFolder.ts';
import { readProjectConfig } from '../../models/projectConfig.ts';
import { applyPull, workOf, writeLanguages } from '../pull/applyPull.ts';
import { openDownloads } from '../pull/downloads.ts';
import { createFolderWriter } from '../pull/folderWriter.ts';
import { compareSides } from '../pull/planPull.ts';
import { confirm, createSteps, SyncError, type SyncJob } from '../SyncJob.ts';
import { openRecord, type SyncRecord } from '../syncRecord.ts';
import type { ExportFiles } from './exportFiles.ts';
import { createExportMedia } from './exportMedia.ts';
import { hostedForm, type LinkTarget } from './hostedForm.ts';
import { createImportFiles } from './importFiles.ts';
import { printProblems, showImport } from './importReport.ts';
import { openExport } from './openExport.ts';
import { type ExportedDocument, readExport } from './readExport.ts';

export interface ImportJob extends Pick<SyncJob, 'root' | 'contentDir' | 'ports' | 'refuseUid'> {
  /** A zip, a folder or a JSON file. */
  readonly source: string;
  readonly options: SyncJob['options'] & {
    /** Fetches files that are not in the export from their addresses. */
    readonly fetch: boolean;
  };
}

/** No repository can have this name, so that imports have a record of their own. */
const RECORD = 'imported_documents';

/**
 * Writes the documents of an export of Prismic into the content folder, after showing them and
 * asking. Documents that are in the folder are left alone unless they are as an import wrote them.
 * Resolves to whether everything in the export was understood; throws a SyncError if it cannot be
 * imported at all.
 */
export async function importContent(job: ImportJob): Promise<boolean> {
  const files = await openExport(job.source);
  try {
    return await importFrom(files, job);
  } finally {
    files.close();
  }
}

async function importFrom(files: ExportFiles, job: ImportJob): Promise<boolean> {
  const { root, contentDir, options, ports } = job;
  const folder = await loadFolder({ root, contentDir }, false);
  const { models } = folder.snapshot;
  const record = openRecord(contentDir, RECORD);
  const media = createExportMedia(files.files);
  const problems: Problem[] = [];
  const read = await readExport(files, media, models, folder.masterLang, problems);
  const known = (id: string) => earlier(id, folder, record);
  const published = hostedForm(read, models, known, problems);
  if (published.length === 0) {
    printProblems(problems, folder.snapshot, ports);
    throw new SyncError(noDocuments(job, files));
  }

  const downloads = options.fetch ? openDownloads(contentDir, ports) : undefined;
  const sources = createImportFiles(files, media, folder, downloads, ports.print);
  const plan = await compareSides({
    folder,
    record,
    languages: languagesOf(read),
    published,
    identify: sources.identify,
    overwrite: options.overwrite,
    keepsUnrecorded: true,
  });
  const work = workOf(plan);
  const steps = showImport(plan, work, sources.kept, job.source, job);
  const isUnderstood = printProblems(problems, folder.snapshot, ports);
  if (options.planOnly) return isUnderstood;
  if (steps > 0 && !(await confirm('Write this into the folder?', options, ports))) {
    return isUnderstood;
  }

  const store = await openStore({ contentDir });
  const writer = createFolderWriter(store);
  try {
    const progress = createSteps(ports, steps, Math.max(1, Math.ceil(steps / 10)));
    const step = () => progress('written');
    if (plan.newLanguages.length > 0) {
      step();
      const languages = [...plan.knownLanguages, ...plan.newLanguages];
      const { repositoryName: name } = readProjectConfig(root).content;
      // Previews of a project on this machine need no token.
      const made = {
        name: typeof name === 'string' && isRepositoryName(name) ? name : undefined,
        visibility: 'open',
      };
      await writeLanguages(store, writer, made, languages);
    }
    await record.transaction(async () => {
      await applyPull(plan, work, sources, record, writer, step);
      for (const { kind, key, hosted, digest } of plan.documents) {
        if (kind === 'same') record.setDocument(key, { id: hosted.id, same: digest });
      }
    });
  } finally {
    await store.close();
  }
  downloads?.clear();
  for (const reason of writer.skipped) ports.print(`not written: ${reason}`);
  ports.print(steps === 0 ? 'Nothing to import.' : 'Done.');
  return isUnderstood && writer.skipped.length === 0;
}

/** A document that an earlier import brought, such as the other half of a large export. */
function earlier(id: string, folder: Folder, record: SyncRecord): LinkTarget | undefined {
  const key = record.keyOf(id) ?? folder.keyOf(id);
  const found = folder.documents.get(key ?? '')?.document;
  return found && { id, type: found.type, lang: found.lang, uid: found.uid };
}

/** The language with most documents first: it is the master language of a new folder. */
function languagesOf(documents: readonly ExportedDocument[]): readonly Language[] {
  const counts = new Map<string, number>();
  for (const { lang } of documents) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([id]) => ({ id, name: languageWords(id) }));
}

function noDocuments({ source, root }: ImportJob, { files }: ExportFiles): string {
  const hint =
    files.length === 0
      ? 'it is empty'
      : `of its ${files.length} files, none is a document of a type in ${basename(root)}/customtypes`;
  return `"${source}" is not an export of Prismic that this project can take: ${hint}`;
}
