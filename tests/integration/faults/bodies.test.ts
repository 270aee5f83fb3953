import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentFolder, type ContentFolder } from '../../support/contentFolder.ts';
import { openSite, ORIGIN, type TestSite } from '../access/site.ts';

let folder: ContentFolder;
let site: TestSite;
beforeAll(async () => {
  folder = await createContentFolder();
  site = await openSite(folder.contentDir, { webhookSecret: 'a secret of the hook' });
});
afterAll(() => folder.remove());

/** A body without a length, and how much of it has been read. */
function endless() {
  let read = 0;
  const chunk = new Uint8Array(16 * 1024).fill(120);
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += chunk.byteLength;
      controller.enqueue(chunk);
      if (read > 64 * 1024 * 1024) controller.close();
    },
  });
  return { stream, read: () => read };
}

const LIMITS: [string, number][] = [
  ['/api/unlock', 4096],
  ['/api/webhook', 1024 * 1024],
];

test.each(LIMITS)('%s refuses a body of more than %i bytes', async (path, max) => {
  const headers = { 'content-type': 'application/json' };
  const body = 'x'.repeat(max + 1);
  const response = await site.app.request(ORIGIN + path, { method: 'POST', headers, body });
  expect(response.status).toBe(413);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test.each(LIMITS)('%s stops reading a body of unknown length', async (path, max) => {
  const { stream, read } = endless();
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: stream };
  const { status } = await site.app.request(
    // Cast: the DOM types lack this option, which a stream needs.
    new Request(ORIGIN + path, { ...init, duplex: 'half' } as RequestInit),
  );
  expect(status).toBe(413);
  expect(read()).toBeLessThan(max + 1024 * 1024);
});

test.each(['/', '/api/v2', '/media/note.txt', '/sitemap.xml'])(
  'at %s, where nothing is taken, no byte of a body is waited for',
  async (path) => {
    const { stream, read } = endless();
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    const { status } = await site.app.request(new Request(ORIGIN + path, init));
    expect([404, 405]).toContain(status);
    expect(read()).toBeLessThan(1024 * 1024);
  },
);
