import { resolve } from 'node:path';
import { readSiteOrigin } from '#server/settings/env.ts';
import { EnvError, type EnvSource } from '#server/settings/EnvError.ts';

/** What an export is told. */
export interface ExportSettings {
  readonly folder: string;
  /** Whether it is the folder of its own, which may be emptied. */
  readonly isDefault: boolean;
  /** Where the site will stand. */
  readonly origin: string;
  /** Whether somebody has said so. */
  readonly hasOrigin: boolean;
}

const DEFAULT_FOLDER = 'dist/export';
const DEFAULT_ORIGIN = 'http://localhost:3000';

/** Reads `--out <folder>` and `SITE_ORIGIN`. Throws `EnvError` for what is not understood. */
export function exportSettings(args: readonly string[], source: EnvSource): ExportSettings {
  const [option, folder, ...rest] = args;
  if ((option !== undefined && option !== '--out') || (option && !folder) || rest.length > 0) {
    throw new EnvError(`"${args.join(' ')}" is not understood: --out <folder> was expected`);
  }
  const origin = readSiteOrigin(source);
  return {
    folder: resolve(folder ?? DEFAULT_FOLDER),
    isDefault: folder === undefined,
    origin: origin ?? DEFAULT_ORIGIN,
    hasOrigin: origin !== null,
  };
}
