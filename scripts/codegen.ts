import { parseArgs } from 'node:util';
import { generate, regenerate, stale } from '../packages/adapter-react/src/codegen/index.ts';
import { fail } from './setup.mjs';

/** Writes types and registry; with `--check` it only reports whether they match the models. */
const root = process.cwd();
try {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const { problems } = values.check ? await checkFiles() : await writeFiles();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  fail(error);
}

async function checkFiles() {
  const generation = await generate(root);
  const files = await stale(root, generation.files);
  for (const { file } of files) console.error(`${file} is out of date: run npm run codegen`);
  if (files.length > 0) process.exitCode = 1;
  else console.info('Generated files are up to date.');
  return generation;
}

async function writeFiles() {
  const { written, problems } = await regenerate(root);
  console.info(written.length > 0 ? `Wrote ${written.join(', ')}` : 'Nothing to do: up to date.');
  return { problems };
}
