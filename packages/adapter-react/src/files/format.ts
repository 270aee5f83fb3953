import { join } from 'node:path';
import type { Settings } from '../settings.ts';

/** JSON as it is written to disk: two spaces and a final newline, so that a change is one line. */
export const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The text as the project formats its files, or as it is where formatting is off. Prettier is
 * loaded when it is first needed: it takes longer to load than generation takes.
 */
export async function formatText(settings: Settings, file: string, text: string): Promise<string> {
  if (!settings.format) return text;
  const prettier = await import('prettier');
  const path = join(settings.root, file);
  const options = await prettier.resolveConfig(path, { useCache: false });
  return prettier.format(text, { ...options, filepath: path });
}
