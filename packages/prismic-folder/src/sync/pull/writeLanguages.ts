import { join } from 'node:path';
import { SETTINGS_FILE } from '../../folder/contentFiles.ts';
import { isRecord } from '../../folder/isRecord.ts';
import { stampFile } from '../../folder/listFiles.ts';
import { readSource } from '../../folder/readSource.ts';
import type { Language } from '../../types.ts';
import { writeFile } from '../folder/writeFile.ts';

/** Writes the languages into `repository.json`; the rest of the file stays. */
export function writeLanguages(
  contentDir: string,
  repository: string,
  languages: readonly Language[],
): void {
  const path = join(contentDir, SETTINGS_FILE);
  const stamp = stampFile(path, SETTINGS_FILE);
  const source = stamp && readSource(stamp);
  const json = source?.parsed.ok && isRecord(source.parsed.value) ? source.parsed.value : undefined;
  const settings = { ...(json ?? { name: repository }), languages };
  writeFile(path, `${JSON.stringify(settings, null, 2)}\n`);
}
