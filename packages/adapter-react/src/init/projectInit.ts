import type { ProjectInitHookData } from '@slicemachine/plugin-kit';
import { regenerateWith } from '../codegen/index.ts';
import { formatText } from '../files/format.ts';
import { exists } from '../files/readJson.ts';
import { writeFiles } from '../files/writeFiles.ts';
import type { ReadSettings } from '../settings.ts';
import { clientText } from './clientText.ts';
import { completeConfig, namesOwnSimulator } from './completeConfig.ts';
import { findInProject, missingDependencies } from './existing.ts';
import { simulatorFiles } from './simulatorFiles.ts';

/** Prismic packages that a React and Vite project needs at run time, in the tested versions. */
const DEPENDENCIES = { '@prismicio/client': '^7.22.0', '@prismicio/react': '^3.4.1' };

const CLIENT = /^prismicio\.[cm]?[jt]sx?$/;
const SIMULATOR = /^slice-?simulator(?:\.page)?\.[jt]sx?$/i;

/**
 * Sets up a React and Vite project for Slice Machine: packages, configuration, a client, a
 * simulator page, types and an index for each slice library. Adds only what is missing: existing files are
 * not changed, except that missing keys are added to the configuration.
 */
export async function projectInit(
  root: string,
  read: ReadSettings,
  { log, installDependencies }: Pick<ProjectInitHookData, 'log' | 'installDependencies'>,
): Promise<void> {
  const dependencies = await missingDependencies(root, DEPENDENCIES);
  if (Object.keys(dependencies).length > 0) await installDependencies({ dependencies });
  const src = (await exists(root, 'src')) ? 'src/' : '';
  if ((await read()).usesSliceMachine) {
    for (const line of await completeConfig(root, src)) log(line);
  }

  const settings = await read();
  const [library = 'slices'] = settings.libraries;
  const leave = (file: string) => log(`${file} is there already: left as it is`);
  const write = async ({ file, text }: { readonly file: string; readonly text: string }) => {
    if (await exists(root, file)) return leave(file);
    await writeFiles(root, [{ file, text: await formatText(settings, file, text) }]);
    log(`Wrote ${file}`);
  };
  const client = await findInProject(root, src, CLIENT);
  if (client) leave(client);
  else await write(clientText(settings, src));

  const pages = simulatorFiles(settings, src, library);
  const page = await findInProject(root, src, SIMULATOR);
  const isOther = page !== undefined && pages.every(({ file }) => file !== page);
  if (isOther) leave(page);
  else if (settings.usesSliceMachine && (await namesOwnSimulator(root))) {
    log(`${settings.configFile} names a simulator already: no page is written`);
  } else for (const file of pages) await write(file);
  const { written } = await regenerateWith(settings, { keep: true });
  for (const file of written) log(`Wrote ${file}`);
}
