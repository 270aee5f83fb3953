import type { HostedDocument } from '../hosted/contentApi.ts';
import { digestBytes, type Folder } from '../loadFolder.ts';
import { type Downloads, filesOf, type HostedFile } from '../pull/downloads.ts';
import type { FileContents } from '../pull/applyPull.ts';
import type { PullPlan } from '../pull/planPull.ts';
import { isPassing } from '../hosted/fetchWithRetry.ts';
import { HostedApiError, SyncError } from '../SyncJob.ts';
import type { ExportFiles } from './exportFiles.ts';
import type { ExportMedia } from './exportMedia.ts';

/** The files of documents: from the export, else from their addresses if they are to be fetched. */
interface ImportFiles extends FileContents {
  identify(documents: readonly HostedDocument[]): Promise<PullPlan['files']>;
  /** Addresses that documents keep, each with the reason why it could not be fetched, if it was tried. */
  readonly kept: ReadonlyMap<string, string | undefined>;
}

export function createImportFiles(
  files: ExportFiles,
  media: ExportMedia,
  { snapshot: { models } }: Folder,
  downloads: Downloads | undefined,
  print: (line: string) => void,
): ImportFiles {
  const kept = new Map<string, string | undefined>();
  const sources = new Map<string, () => Promise<Uint8Array>>();
  const unreachable = new Set<string>();
  /** Hosts that have failed for a file, however often it was asked for: each other one is asked for once. */
  const failing = new Set<string>();

  /** The digest of a file; undefined if it stays where it is. */
  const digestOf = async (file: HostedFile): Promise<string | undefined> => {
    const own = media.fileOf(file.url);
    if (own !== undefined) {
      sources.set(file.id, () => files.read(own));
      return digestBytes(await files.read(own));
    }
    const { host } = new URL(file.url);
    if (downloads === undefined || unreachable.has(host)) {
      const reason = `Could not fetch ${file.id}: ${file.url} could not be reached`;
      kept.set(file.url, downloads && reason);
      return undefined;
    }
    print(`fetch ${file.url}`);
    try {
      const digest = await downloads.fetch(file, failing.has(host));
      failing.delete(host);
      sources.set(file.id, () => downloads.bytes(file.id));
      return digest;
    } catch (error) {
      if (!(error instanceof SyncError)) throw error;
      // Without an answer, the other files of that host would each be waited for in vain.
      if (error instanceof HostedApiError) {
        if (isPassing(error.status)) failing.add(host);
        // One attempt shows little: the next file is asked for as often as the first.
      } else if (!failing.delete(host)) unreachable.add(host);
      kept.set(file.url, error.message);
      return undefined;
    }
  };

  return {
    kept,
    async identify(documents) {
      const used = new Map(documents.flatMap((document) => [...filesOf(document, models)]));
      const identified = new Map<string, HostedFile & { digest: string }>();
      for (const [id, file] of used) {
        // One at a time: a file may be large.
        // oxlint-disable-next-line no-await-in-loop
        const digest = await digestOf(file);
        if (digest !== undefined) identified.set(id, { ...file, digest });
      }
      return identified;
    },
    bytes: (id) => sources.get(id)?.() ?? Promise.reject(new Error(`no file ${id}`)),
  };
}
