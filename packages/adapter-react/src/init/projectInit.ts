import type { ProjectInitHookData } from '@slicemachine/plugin-kit';
import { regenerateWith } from '../codegen/index.ts';
import { formatText } from '../files/format.ts';
import { exists } from '../files/readJson.ts';
import { writeFiles } from '../files/writeFiles.ts';
import type { ReadSettings } from '../settings.ts';
import { clientText } from './clientText.ts';
import { completeConfig } from './completeConfig.ts';
import { simulatorFiles } from './simulatorFiles.ts';

/** Prismic packages that a React and Vite project needs at run time, in the tested versions. */
const DEPENDENCIES = { '@prismicio/client': '^7.22.0', '@prismicio/react': '^3.4.1' };

/**
 * Sets up a React and Vite project for Slice Machine: packages, configuration, a client, a
 * simulator page, types and an index for each slice library. Existing files are not changed, except
 * that missing keys are added to the configuration.
 */
export async function projectInit(
  root: string,
  read: ReadSettings,
  { log, installDependencies }: Pick<ProjectInitHookData, 'log' | 'installDependencies'>,
): Promise<void> {
  await installDependencies({ dependencies: DEPENDENCIES });
  const src = (await exists(root, 'src')) ? 'src/' : '';
  if ((await read()).usesSliceMachine) {
    for (const line of await completeConfig(root, src)) log(line);
  }

  const settings = await read();
  const [library = 'slices'] = settings.libraries;
  const files = [clientText(settings, src), ...simulatorFiles(settings, src, library)];
  for (const { file, text } of files) {
    if (await exists(root, file)) {
      log(`${file} is there already: left as it is`);
    } else {
      await writeFiles(root, [{ file, text: await formatText(settings, file, text) }]);
      log(`Wrote ${file}`);
    }
  }
  const { written } = await regenerateWith(settings, { keep: true });
  for (const file of written) log(`Wrote ${file}`);
}
