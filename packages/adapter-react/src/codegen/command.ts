import { messageOf } from '../ModelError.ts';
import { generate, regenerate, stale } from './index.ts';

interface CodegenOptions {
  /** Absolute path of the project. */
  readonly root: string;
  /** Writes nothing and fails if a generated file is not up to date. */
  readonly check: boolean;
  /** The command that writes the files, for messages. */
  readonly command: string;
}

/** Writes or checks types and registry and prints the result; resolves to the exit code. */
export async function runCodegen({ root, check, command }: CodegenOptions): Promise<0 | 1> {
  try {
    const { isStale, problems } = check ? await checkFiles(root, command) : await writeFiles(root);
    for (const problem of problems) console.error(problem);
    return isStale || problems.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

async function checkFiles(root: string, command: string) {
  const { files, problems } = await generate(root);
  const staleFiles = await stale(root, files);
  for (const { file } of staleFiles) console.error(`${file} is stale: run ${command}`);
  if (staleFiles.length === 0) console.info('Generated files are up to date.');
  return { isStale: staleFiles.length > 0, problems };
}

async function writeFiles(root: string) {
  const { written, problems } = await regenerate(root);
  console.info(written.length > 0 ? `Wrote ${written.join(', ')}` : 'Nothing to do: up to date.');
  return { isStale: false, problems };
}
