import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, ORIGIN } from '../integration/access/site.ts';
import { createContentFolder } from '../support/contentFolder.ts';
import { DOCUMENTS } from './documents.ts';
import { code, readTable } from './readTable.ts';

async function fieldsFolder() {
  const folder = await createContentFolder();
  for (const file of Object.entries(DOCUMENTS)) await folder.write(...file);
  return folder;
}

/** Its words; those of neighbours are not one word. */
function wordsOf(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** A text is as written, or matches if it is written as an expression. */
function expectText(text: string | null, written: string) {
  const [, expression] = /^\/(.*)\/$/.exec(written) ?? [];
  if (expression === undefined) expect(text).toBe(written);
  else expect(text).toMatch(new RegExp(expression));
}

function expectSeen(found: readonly Element[], seen: string) {
  const [, count] = /^×(\d+)$/.exec(seen) ?? [];
  if (count !== undefined) return expect(found).toHaveLength(Number(count));
  if (seen.includes(' · ')) return expect(found.map(wordsOf)).toEqual(seen.split(' · '));
  const [first] = found;
  if (first === undefined) throw new Error('There is none');
  const [, name = '', value = ''] = /^@([\w-]+)[= ](.*)$/.exec(seen) ?? [];
  if (name) expectText(first.getAttribute(name), value);
  else expectText(wordsOf(first), seen);
}

describe.each([
  { table: 'Pages', open: async () => ({ contentDir: 'content', remove: () => {} }) },
  { table: 'Fields', open: fieldsFolder },
])('$table', ({ table, open }) => {
  const rows = readTable(table).map(({ section, rule, page, where, seen }) => ({
    rule: `${section}: ${rule}`,
    address: code(page),
    where: code(where),
    seen: (seen ?? '').replaceAll('{year}', String(new Date().getFullYear())),
  }));
  /** The pages that rules are seen on, as the server sends them. */
  const pages = new Map<string, Document>();
  let folder: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    folder = await open();
    const { app } = await openSite(folder.contentDir);
    for (const address of new Set(rows.map((row) => row.address))) {
      const html = await (await app.request(ORIGIN + address)).text();
      const { document } = new Window();
      document.write(html);
      // Cast: happy-dom's document is one of the platform's.
      pages.set(address, document as unknown as Document);
    }
  });
  afterAll(() => folder.remove());

  test.each(rows)('$rule ($address, $where)', ({ address, where, seen }) => {
    const selector = where.replaceAll(
      /card\(([^)]+)\)/g,
      'main li:has(> [data-cover]):has(a[href$="$1"])',
    );
    expectSeen([...(pages.get(address)?.querySelectorAll(selector) ?? [])], seen);
  });
});
