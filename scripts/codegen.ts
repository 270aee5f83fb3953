import { generate, regenerate, stale } from '../packages/adapter-react/src/codegen/index.ts';
import { registryOptions } from './registryOptions.ts';

const root = process.cwd();
try {
  if (process.argv.includes('--check')) {
    const files = await stale(root, await generate(root, registryOptions));
    for (const { file } of files) console.error(`${file} is stale: run npm run codegen`);
    if (files.length > 0) process.exitCode = 1;
    else console.info('Generated files are up to date.');
  } else {
    const written = await regenerate(root, registryOptions);
    console.info(written.length > 0 ? `Wrote ${written.join(', ')}` : 'Nothing to do: up to date.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
