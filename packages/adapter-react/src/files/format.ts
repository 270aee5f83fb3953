import { join } from 'node:path';
import type { Settings } from '../settings.ts';

/** JSON for files: two spaces and a final newline, so that a small change is a small diff. */
export const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Formats a text with the project's Prettier settings, unless formatting is off. Loads Prettier on
 * first use, because that takes longer than generation.
 */
export async function formatText(settings: Settings, file: string, text: string): Promise<string> {
  if (!settings.format) return text;
  const prettier = await import('prettier');
  const path = join(settings.root, file);
  const options = await prettier.resolveConfig(path, { useCache: false });
  return prettier.format(text, { ...options, filepath: path });
}
