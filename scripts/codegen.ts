import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { runCodegen } from '#adapter-react/codegen/command.ts';
import { openApi } from '#prismic-folder/authoring';

const COMMAND = 'npm run codegen';
const root = process.cwd();
const isCheck = process.argv.includes('--check');

/** Writes the description of the authoring API; with `check`, says whether it is up to date. */
function writeOpenApi(check: boolean): 0 | 1 {
  const file = resolve(root, 'docs/openapi/authoring.json');
  const text = `${JSON.stringify(openApi(), null, 2)}\n`;
  if (read(file) === text) return 0;
  if (check) {
    console.error(`${relative(root, file)} is stale: run ${COMMAND}`);
    return 1;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.info(`Wrote ${relative(root, file)}`);
  return 0;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Writes types, registry and description of the API; with `--check`, fails if one is stale. */
const described = writeOpenApi(isCheck);
process.exitCode = (await runCodegen({ root, check: isCheck, command: COMMAND })) || described;
