import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRepositoryName } from '@prismicio/client';
import { isRecord } from '../../json.ts';
import { parseJson } from '../../lib/parseJson.ts';

/** Prismic's own configurations: of its command line, and of Slice Machine. */
const CONFIGURATIONS = ['prismic.config.json', 'slicemachine.config.json'];

/** The name of the repository that a project is made for; undefined if none of them says it. */
export function repositoryName(root: string): string | undefined {
  return CONFIGURATIONS.map((file) => nameIn(join(root, file))).find((name) => name !== undefined);
}

function nameIn(path: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  const parsed = parseJson(text);
  const name = parsed.ok && isRecord(parsed.value) ? parsed.value['repositoryName'] : undefined;
  return typeof name === 'string' && isRepositoryName(name) ? name : undefined;
}
