import { generate, regenerate, stale } from '#adapter-react/codegen/index.ts';

/** Writes types and registry, or with `--check` only says whether they are what the models say. */
const root = process.cwd();
try {
  const check = process.argv.includes('--check');
  const { problems } = check ? await checkFiles() : await writeFiles();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function checkFiles() {
  const generation = await generate(root);
  const files = await stale(root, generation.files);
  for (const { file } of files) console.error(`${file} is stale: run npm run codegen`);
  if (files.length > 0) process.exitCode = 1;
  else console.info('Generated files are up to date.');
  return generation;
}

async function writeFiles() {
  const { written, problems } = await regenerate(root);
  console.info(written.length > 0 ? `Wrote ${written.join(', ')}` : 'Nothing to do: up to date.');
  return { problems };
}
