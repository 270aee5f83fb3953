import { describe, expect, it, vi } from 'vitest';
import { works } from '../../../../tests/support/works.ts';
import { createRepository } from '../../src/api/createRepository.ts';
import { ENDPOINT } from '../support/repositoryClient.ts';

const source = createRepository({ snapshot: () => works });
const send = (path: string, init?: RequestInit) =>
  source(new Request(new URL(path, 'http://repository.test'), init));
const search = '/api/v2/documents/search?ref=master-1';

describe('the API over HTTP', () => {
  it.each([
    ['/api/v2', 'public, max-age=5'],
    ['/api/v2/', 'public, max-age=5'],
    ['/api/v2/tags', 'public, max-age=5'],
    [`${search}&x-c=js-7&integrationFieldsRef=x&y=`, 'public, max-age=31536000, immutable'],
    ['/deep/er/api/v2/documents/search?ref=master-1', 'public, max-age=31536000, immutable'],
  ])('serves %s, cached as %s', async (path, kept) => {
    const response = await send(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(kept);
    // The server decides which origins may read it.
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('uses the requested base in its addresses, and a configured origin for media', async () => {
    const action = 'http://repository.test/deep/er/api/v2/documents/search';
    const metadata: unknown = await (await send('/deep/er/api/v2')).json();
    expect(metadata).toMatchObject({ forms: { everything: { action } } });
    const cdn = createRepository({ snapshot: () => works, mediaOrigin: 'https://cdn.test/' });
    const text = await (await cdn(new Request(`http://x${search}`))).text();
    expect(text).toContain('"https://cdn.test/media/alps.webp"');
    expect(text).not.toContain('repository:/');
  });

  it('responds to HEAD without a body and to OPTIONS with what is allowed', async () => {
    const head = await send(search, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const options = await send(search, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const response = await send(search, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(await response.json()).toMatchObject({ type: 'method_not_allowed_error' });
  });

  it.each(['/', '/api', '/api/v2/documents', '/api/v2/x', '/api/v22', '/api/v2/previews/a/b'])(
    'has nothing at %s',
    async (path) => {
      const response = await send(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ type: 'not_found_error' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('reports an unexpected failure only in its log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = createRepository({
      snapshot: () => {
        throw new Error('disk /home/owner on fire');
      },
    });
    const response = await broken(new Request(ENDPOINT));
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ type: 'internal_error' });
    expect(text).not.toContain('disk');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
