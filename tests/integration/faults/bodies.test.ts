import { expect, test } from 'vitest';
import { createContentFolder } from '../../support/contentFolder.ts';
import { openSite, ORIGIN } from '../access/site.ts';

const { contentDir } = await createContentFolder();
const site = await openSite(contentDir, { webhookSecret: 'a secret of the hook' });

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

test.each([
  ['/api/unlock', 4096],
  ['/api/webhook', 1024 * 1024],
])(
  '%s refuses a body of more than %i bytes, and stops reading one of unknown length',
  async (path, max) => {
    const { stream, read } = endless();
    const headers = { 'content-type': 'application/json' };
    for (const body of ['x'.repeat(max + 1), stream]) {
      // Cast: the DOM types lack an option, which a stream needs.
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const response = await site.app.request(new Request(ORIGIN + path, init));
      expect(response.status).toBe(413);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    expect(read()).toBeLessThan(max + 1024 * 1024);
  },
);

test.each(['/', '/media/note.txt'])(
  'at %s, where nothing is taken, no byte of a body is waited for',
  async (path) => {
    const { stream, read } = endless();
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    const { status } = await site.app.request(new Request(ORIGIN + path, init));
    expect([404, 405]).toContain(status);
    expect(read()).toBeLessThan(1024 * 1024);
  },
);
