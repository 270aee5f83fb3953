import { jsonText } from '../files/format.ts';
import { isRecord, readJson } from '../files/readJson.ts';
import { writeFiles } from '../files/writeFiles.ts';
import { ModelError } from '../ModelError.ts';
import { SLICE_MACHINE_CONFIG } from '../config.ts';
import { readSettings } from '../settings.ts';
import { readLibrary } from '../codegen/readLibrary.ts';
import { findInProject } from './existing.ts';

/** URL of the simulator page on Vite's development server. */
const SIMULATOR = 'http://localhost:5173/slice-simulator';

/**
 * Adds what the configuration lacks: the simulator's address and, if the sources are in `src`, a
 * library and types there, where Vite's TypeScript looks. Returns one line for each addition.
 */
export async function completeConfig(root: string, src: string): Promise<string[]> {
  const config = await readJson(root, SLICE_MACHINE_CONFIG);
  if (!isRecord(config)) throw new ModelError(SLICE_MACHINE_CONFIG, 'must hold an object');
  const changes: string[] = [];
  const add = (key: string, value: unknown, text: string) => {
    config[key] = value;
    changes.push(`${SLICE_MACHINE_CONFIG}: ${text}`);
  };

  if (!config['localSliceSimulatorURL']) {
    add('localSliceSimulatorURL', SIMULATOR, `the simulator is at ${SIMULATOR}`);
  }
  if (src && (await hasStandardLibrary(root, config['libraries']))) {
    add('libraries', ['./src/slices'], 'slices are in src/slices');
  }
  const { adapter } = config;
  const options = isRecord(adapter) && isRecord(adapter['options']) ? adapter['options'] : {};
  const own = await findInProject(root, src, /^prismicio-types\.d\.ts$/);
  // Beside package.json is where they are generated without the option.
  if (src && options['generatedTypesFilePath'] === undefined && own !== 'prismicio-types.d.ts') {
    const resolve = isRecord(adapter) ? adapter['resolve'] : adapter;
    const file = own ?? 'src/prismicio-types.d.ts';
    const value = { resolve, options: { ...options, generatedTypesFilePath: file } };
    add('adapter', value, `types are generated in ${file}`);
  }
  if (changes.length > 0)
    await writeFiles(root, [{ file: SLICE_MACHINE_CONFIG, text: jsonText(config) }]);
  return changes;
}

/** Whether the configuration names another simulator page than the one that `init` writes. */
export async function namesOwnSimulator(root: string): Promise<boolean> {
  const config = await readJson(root, SLICE_MACHINE_CONFIG);
  const address = isRecord(config) ? config['localSliceSimulatorURL'] : undefined;
  return typeof address === 'string' && address !== SIMULATOR;
}

/** Whether the project uses the default library and has no slice in it. */
async function hasStandardLibrary(root: string, libraries: unknown): Promise<boolean> {
  if (libraries !== undefined && JSON.stringify(libraries) !== '["./slices"]') return false;
  return (await readLibrary(await readSettings(root), 'slices')).length === 0;
}
