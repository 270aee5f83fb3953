import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../files/readJson.ts';
import { writeFiles } from '../files/writeFiles.ts';
import { messageOf, ModelError } from '../ModelError.ts';
import type { ReadSettings } from '../settings.ts';
import type { Hook } from './save.ts';

/** Vite exposes only variables with this prefix to the browser. */
const NAME = 'VITE_PRISMIC_ENVIRONMENT';
const LINE = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${NAME}[ \\t]*=(.*)\\r?\\n?`, 'gm');

/** Files Vite reads in development; later ones override earlier ones. */
const FILES = ['.env', '.env.local', '.env.development', '.env.development.local'];

async function read(root: string, file: string): Promise<string> {
  return readFile(join(root, file), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw new ModelError(file, `cannot be read: ${messageOf(error)}`);
  });
}

/** The variable's value without its quotes, or, if unquoted, without a trailing comment. */
function valueOf(text: string): string | undefined {
  const last = [...text.matchAll(LINE)].at(-1)?.[1]?.trim();
  if (last === undefined) return undefined;
  const quoted = /^(["'`])(.*?)\1/.exec(last);
  return (quoted ? quoted[2] : last.replace(/\s*#.*$/, '')) || undefined;
}

/** The text with the variable set or removed; other lines are unchanged. */
function withValue(text: string, value: string | undefined): string {
  const line = value === undefined ? '' : `${NAME}=${value}\n`;
  let placed = false;
  const replaced = text.replaceAll(LINE, () => {
    if (placed) return '';
    placed = true;
    return line;
  });
  if (placed || line === '') return replaced;
  return text === '' || text.endsWith('\n') ? text + line : `${text}\n${line}`;
}

/** Hooks on the active environment, stored where Vite and the site's client read it. */
export function environmentHooks(hook: Hook, settings: ReadSettings): void {
  hook('project:environment:read', async () => {
    const { root, environmentVariableFilePath } = await settings();
    const files = [...new Set([...FILES, environmentVariableFilePath])];
    const values = (await Promise.all(files.map((file) => read(root, file)))).map(valueOf);
    return { environment: values.findLast((value) => value !== undefined) };
  });
  hook('project:environment:update', async ({ environment }) => {
    const { root, environmentVariableFilePath: file } = await settings();
    const before = await read(root, file);
    const text = withValue(before, environment);
    if (text !== before) await writeFiles(root, [{ file, text }]);
  });
}
