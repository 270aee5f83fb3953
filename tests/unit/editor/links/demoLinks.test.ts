import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDraft, startDraft } from '#editor/links/popover/linkDraft.ts';
import { readLink, writeLink } from '#editor/links/values/linkValue.ts';
import type { Json } from '#prismic-folder/edit';

const FOLDER = 'content/documents';

function linksIn(value: Json): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = !Array.isArray(value) && 'link_type' in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.json'),
);
const links = files.flatMap((path) =>
  linksIn(JSON.parse(readFileSync(join(FOLDER, path), 'utf8'))).map((link) => ({ path, link })),
);

describe('every link of the demo content', () => {
  test('there are some of every kind', () => {
    const kinds = new Set(links.map(({ link }) => readLink(link).target?.kind));
    expect(kinds).toEqual(new Set(['Web', 'Document', 'Media']));
  });

  test.each(links)('of $path is written as it is, anew and unchanged', ({ link }) => {
    const { target, isNewTab } = readLink(link);
    const anew = writeLink(undefined, target, { ...(isNewTab && { isNewTab }) });
    expect(JSON.stringify(anew)).toBe(JSON.stringify(link));
    const kinds = ['Web'] as const;
    expect(readDraft(link, startDraft(link, kinds), kinds)).toEqual({ value: link });
  });
});
