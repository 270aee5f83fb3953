import { SETTINGS_FILE } from '../folder/contentFiles.ts';
import { listFiles, stampFile } from '../lib/listFiles.ts';
import { type MediaCatalog, readMedia } from '../folder/mediaCatalog.ts';
import { cacheSources } from '../lib/readSource.ts';
import { readSettings, type RepositorySettings } from '../folder/repositorySettings.ts';
import { readModels } from '../models/readModels.ts';
import type { Models } from '../types.ts';
import { join } from 'node:path';
import { type DocumentIndex, indexDocuments } from './documents/documentIndex.ts';

/** What a project holds at the moment, as far as a write has to know it. */
export interface WriteProject {
  readonly models: Models;
  readonly settings: RepositorySettings;
  readonly media: MediaCatalog;
  readonly documents: DocumentIndex;
}

/** Reads a project again for each request; only changed files are parsed. */
export class WriteProjects {
  readonly #root: string;
  readonly #contentDir: string;
  readonly #read = cacheSources();
  #media: MediaCatalog | undefined;

  constructor(root: string, contentDir: string) {
    this.#root = root;
    this.#contentDir = contentDir;
  }

  settings(): RepositorySettings {
    const file = stampFile(join(this.#contentDir, SETTINGS_FILE), SETTINGS_FILE);
    return readSettings(SETTINGS_FILE, file && this.#read(file).parsed, []);
  }

  async current(): Promise<WriteProject> {
    const settings = this.settings();
    const { models } = await readModels(this.#root, this.#read);
    const { files } = await listFiles(join(this.#contentDir, 'media'));
    const media = await readMedia(files, this.#media);
    this.#media = media;
    const documents = await indexDocuments(
      this.#contentDir,
      models,
      settings.languages,
      this.#read,
    );
    return { models, settings, media, documents };
  }
}
