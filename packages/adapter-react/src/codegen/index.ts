import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatText } from '../files/format.ts';
import { writeFiles } from '../files/writeFiles.ts';
import { readSettings, type Settings } from '../settings.ts';
import { missingFiles, readModels } from './models.ts';
import { registryFile } from './registry.ts';
import { isGenerated, typesFile } from './types.ts';

export { ModelError } from '../ModelError.ts';

/** A generated file: its path relative to the project, and its text. */
export interface GeneratedFile {
  readonly file: string;
  readonly text: string;
}

/** The files to write, and the files that slices lack. */
export interface Generation {
  readonly files: readonly GeneratedFile[];
  /** One message for each file that a slice lacks. */
  readonly problems: readonly string[];
}

/** Generates all files of the project at `root` without writing them. */
export async function generate(root: string): Promise<Generation> {
  return generateWith(await readSettings(root));
}

async function generateWith(settings: Settings): Promise<Generation> {
  const models = await readModels(settings);
  const extension = settings.typescript ? 'ts' : 'js';
  const types = { file: settings.typesFile, text: typesFile(models, settings) };
  const registries = settings.libraries.map((library) => ({
    file: `${library}/index.${extension}`,
    text: registryFile(
      models.slices.filter((slice) => slice.library === library),
      settings,
    ),
  }));
  const formatted = ({ file, text }: GeneratedFile) =>
    formatText(settings, file, text).then((formattedText) => ({ file, text: formattedText }));
  return {
    files: await Promise.all([
      // Slice Machine formats its types, the `prismic` command does not.
      settings.usesSliceMachine ? formatted(types) : types,
      ...registries.map(formatted),
    ]),
    problems: missingFiles(models, settings).map(({ message }) => message),
  };
}

/** The generated files that are missing or differ on disk. */
export async function stale(
  root: string,
  files: readonly GeneratedFile[],
): Promise<GeneratedFile[]> {
  const differs = await Promise.all(
    files.map(async ({ file, text }) => {
      const current = await readFile(join(root, file), 'utf8').catch(() => null);
      return current !== text;
    }),
  );
  return files.filter((_, index) => differs[index]);
}

/** Paths that `regenerate` wrote, relative to the project, and files that slices lack. */
export interface Regeneration extends Pick<Generation, 'problems'> {
  readonly written: readonly string[];
}

/** Writes the stale files, all or none. Up-to-date files are not touched. */
export async function regenerate(root: string): Promise<Regeneration> {
  return regenerateWith(await readSettings(root));
}

/**
 * `regenerate` with settings the caller has read. With `keep`, files that were not generated are
 * not overwritten.
 */
export async function regenerateWith(
  settings: Settings,
  { keep = false } = {},
): Promise<Regeneration> {
  const { root } = settings;
  const { files, problems } = await generateWith(settings);
  const differing = await stale(root, files);
  const changed = keep ? await withoutForeign(root, differing) : differing;
  await writeFiles(root, changed);
  return { written: changed.map(({ file }) => file), problems };
}

async function withoutForeign(root: string, files: readonly GeneratedFile[]) {
  const texts = await Promise.all(
    files.map(({ file }) => readFile(join(root, file), 'utf8').catch(() => null)),
  );
  return files.filter((_, index) => isGenerated(texts[index] ?? null));
}
