import { resolve } from 'node:path';
import { readSiteOrigin } from '#server/settings/env.ts';
import { EnvError, type EnvSource } from '#server/settings/EnvError.ts';

/** Settings of an export. */
export interface ExportSettings {
  readonly folder: string;
  /** Whether it is the default folder, which may be emptied. */
  readonly isDefault: boolean;
  /** The site's public origin. */
  readonly origin: string;
  /** Whether SITE_ORIGIN is set. */
  readonly hasOrigin: boolean;
}

const DEFAULT_FOLDER = 'dist/export';
const DEFAULT_ORIGIN = 'http://localhost:3000';

/** Parses `--out <folder>` and `SITE_ORIGIN`. Throws `EnvError` for anything else. */
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
