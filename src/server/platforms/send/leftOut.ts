import { startWords, type SendLine } from '#page-editor/server';
import type { SiteDocument } from './sendRecord.ts';

export interface LeftOutOptions {
  readonly documents: () => Promise<readonly SiteDocument[]>;
  /** How many share links are open. */
  readonly shareLinks: () => Promise<number>;
}

/** What needs a server, in words. `locked`: ids of documents behind a password. */
export async function leftOut(
  { documents, shareLinks }: LeftOutOptions,
  locked: readonly string[],
): Promise<readonly SendLine[]> {
  const found = (await documents()).filter(({ id }) => locked.includes(id));
  // Once for all its languages.
  const names = [...new Set(found.map(({ name }) => name))];
  const { length } = names;
  const links = await shareLinks();
  const lines: SendLine[] = [];
  if (length > 0) {
    const [have, stay] = length === 1 ? ['has', 'it stays here'] : ['have', 'they stay here'];
    const text = `${startWords(length, 'page')} ${have} a password. Nothing there could ask for it, so ${stay}.`;
    lines.push({ state: 'remark', text, names });
  }
  if (links > 0) {
    const open = links === 1 ? 'opens' : 'open';
    lines.push({
      state: 'remark',
      text: `${startWords(links, 'share link')} ${open} nothing there.`,
    });
  }
  return lines;
}
