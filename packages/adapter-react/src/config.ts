import { exists, isRecord, readJson } from './files/readJson.ts';
import { ModelError } from './ModelError.ts';

/** The name this package is published under. */
export const PACKAGE = 'slice-machine-adapter-react';

export const SLICE_MACHINE_CONFIG = 'slicemachine.config.json';
/** The configuration of the `prismic` command, for projects that use the Type Builder. */
export const PRISMIC_CONFIG = 'prismic.config.json';

/** A project's configuration as read from disk. */
export interface Config {
  readonly file: typeof SLICE_MACHINE_CONFIG | typeof PRISMIC_CONFIG;
  readonly content: Readonly<Record<string, unknown>>;
  /** Options of the adapter, not validated; empty if there are none. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The package name in the project's imports of the adapter. */
  readonly packageName: string;
}

async function readObject(root: string, file: string): Promise<Record<string, unknown>> {
  const content = await readJson(root, file);
  if (!isRecord(content)) throw new ModelError(file, 'must hold an object');
  return content;
}

const recordIn = (content: Record<string, unknown>, key: string) => {
  const value = content[key];
  return isRecord(value) ? value : {};
};

/**
 * Reads `slicemachine.config.json` or, without it, `prismic.config.json`. The `prismic` command
 * removes unknown keys from the latter, so its options are in `package.json`.
 */
export async function readConfig(root: string): Promise<Config> {
  if (await exists(root, SLICE_MACHINE_CONFIG)) {
    const file = SLICE_MACHINE_CONFIG;
    const content = await readObject(root, file);
    const adapter = recordIn(content, 'adapter');
    const name = adapter['resolve'] ?? content['adapter'];
    const packageName = typeof name === 'string' ? name : PACKAGE;
    return { file, content, options: recordIn(adapter, 'options'), packageName };
  }
  if (await exists(root, PRISMIC_CONFIG)) {
    const file = PRISMIC_CONFIG;
    const content = await readObject(root, file);
    const manifest = (await exists(root, 'package.json'))
      ? await readObject(root, 'package.json')
      : {};
    return { file, content, options: recordIn(manifest, PACKAGE), packageName: PACKAGE };
  }
  throw new ModelError(SLICE_MACHINE_CONFIG, `is missing, and so is ${PRISMIC_CONFIG}`);
}
