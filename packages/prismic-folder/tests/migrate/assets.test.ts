import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMedia } from '../../src/authoring/media/createMedia.ts';
import { stableId } from '../../src/folder/digest.ts';
import { sampleFiles } from '../authoring/support/sampleFiles.ts';
import type { Project } from '../support/createProject.ts';
import { everyFieldProject } from '../support/everyField.ts';
import { recordingAuthoring } from '../support/recordingAuthoring.ts';
import { startWriteServer, TOKEN, type WriteServer } from '../support/writeServer.ts';

const files = await sampleFiles();
const MAX_BYTES = 5_000_000;

let project: Project;
let server: WriteServer;

beforeEach(async () => {
  project = everyFieldProject({ image: { url: '/media/wave.png' } });
  server = await startWriteServer(project, (store) => ({
    ...recordingAuthoring(),
    media: createMedia({ store, maxBytes: MAX_BYTES }),
  }));
});

const headers = { authorization: `Bearer ${TOKEN}`, repository: 'repository' };
const media = () => readdirSync(join(project.contentDir, 'media')).toSorted();
const details = () => JSON.parse(readFileSync(join(project.contentDir, 'media.json'), 'utf8'));

async function upload(parts: Readonly<Record<string, string | File>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  const response = await fetch(`${server.origin}/asset-api/assets`, {
    method: 'POST',
    headers,
    body,
  });
  // Cast: the test asserts on the members.
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const png = (name: string) => new File([new Uint8Array(files.png)], name, { type: 'image/png' });

describe('an upload', () => {
  it('is a file with a readable name, under the id that the Content API serves', async () => {
    const { status, body } = await upload({
      file: png('My Böat (1).PNG'),
      notes: 'From the archive',
      credits: '© 2026',
      alt: 'A boat',
    });
    const name = 'my-boeat-1.png';
    expect([status, body]).toEqual([
      200,
      {
        id: stableId(name),
        url: `${server.origin}/media/${name}`,
        filename: name,
        extension: 'png',
        kind: 'image',
        size: files.png.byteLength,
        width: 40,
        height: 30,
        notes: 'From the archive',
        credits: '© 2026',
        alt: 'A boat',
        tags: [],
        created_at: expect.any(Number),
        last_modified: expect.any(Number),
      },
    ]);
    const served = await fetch(String(body['url']));
    expect(Buffer.from(await served.arrayBuffer()).equals(files.png)).toBe(true);
    project.write('content/documents/sample/two.json', {
      data: { image: { url: `/media/${name}` } },
    });
    const { documents } = await project.load();
    expect(JSON.stringify(documents)).toContain(`"id":"${String(body['id'])}"`);
  });

  it('of the same content twice is one file', async () => {
    const [first, second] = [
      await upload({ file: png('a.png') }),
      await upload({ file: png('b.png') }),
    ];
    expect(second.body['id']).toBe(first.body['id']);
    expect(media().filter((name) => /^[ab]\.png$/.test(name))).toEqual(['a.png']);
  });

  it('at once with others is stored beside them', async () => {
    const texts = Array.from(
      { length: 8 },
      (_, at) => `<svg xmlns="http://www.w3.org/2000/svg" width="${at + 1}" height="1"/>`,
    );
    const all = await Promise.all(
      texts.map((text) =>
        upload({ file: new File([text], 'same.svg'), alt: text.length.toString() }),
      ),
    );
    expect(new Set(all.map(({ body }) => body['id'])).size).toBe(8);
    expect(media().filter((name) => name.startsWith('same'))).toHaveLength(8);
    expect(Object.keys(details())).toHaveLength(8);
  });

  it.each([
    ['no file', { notes: 'x' }, 400, 'the part file is missing'],
    ['a text as the file', { file: 'text' }, 400, 'the file has no name'],
    ['an empty file', { file: new File([], 'a.png') }, 400, 'The file is empty'],
    [
      'an image that is none',
      { file: new File(['<?php'], 'a.png') },
      415,
      '"a.png" cannot be stored',
    ],
    [
      'a script in a page',
      { file: new File(['<!doctype html><script>'], 'a.html') },
      415,
      'cannot be stored',
    ],
    [
      'a name that is a path',
      { file: new File(['x'], '../../../evil.sh') },
      415,
      'cannot be stored',
    ],
    ['an unknown part', { tags: 'boats', file: png('a.png') }, 400, 'unknown part "tags"'],
    [
      'a text that is too long',
      { alt: 'x'.repeat(501), file: png('a.png') },
      400,
      'alt must be at most 500 characters',
    ],
    [
      'too many bytes',
      { file: new File([new Uint8Array(MAX_BYTES + 1)], 'a.mp4') },
      413,
      'over the limit of 5 MB',
    ],
  ])('of %s is refused', async (_what, parts, status, reason) => {
    const before = media();
    const response = await upload(parts);
    expect([response.status, response.body['error']]).toEqual([
      status,
      expect.stringContaining(reason),
    ]);
    expect(media()).toEqual(before);
    expect(existsSync(join(project.contentDir, 'media.json'))).toBe(false);
  });

  it('that stops in the middle leaves nothing', async () => {
    const before = media();
    const head = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    await new Promise<void>((resolve) => {
      const request = send({
        host: '127.0.0.1',
        port: server.port,
        path: '/asset-api/assets',
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'multipart/form-data; boundary=edge',
          'content-length': 999_999,
        },
      });
      request.on('error', () => undefined).on('close', () => resolve());
      request.write(Buffer.concat([Buffer.from(head), files.png]), () => request.destroy());
    });
    // The next request is answered after the connection's end was noticed.
    expect((await server.send('GET', '/asset-api/assets')).status).toBe(200);
    expect(media()).toEqual(before);
  });

  it('of a gigabyte is refused while it is sent', async () => {
    let sent = 0;
    const chunk = new Uint8Array(256 * 1024);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0) {
          controller.enqueue(
            Buffer.from(
              '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n',
            ),
          );
        }
        sent += chunk.byteLength;
        if (sent > 1e9) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const type = { 'content-type': 'multipart/form-data; boundary=edge' };
    // Cast: the types of `fetch` do not know `duplex` yet, which Node requires for a stream.
    const init = {
      method: 'POST',
      headers: { ...headers, ...type },
      body,
      duplex: 'half',
    } as RequestInit;
    const outcome = await fetch(`${server.origin}/asset-api/assets`, init).then(
      ({ status }) => status,
      // The server may close the connection while the client still sends.
      () => 413,
    );
    expect(outcome).toBe(413);
    expect(sent).toBeLessThan(100e6);
    expect(media()).not.toContain('a.mp4');
  });
});

describe('the media library', () => {
  const list = async (query = '') => {
    const { status, body } = await server.send('GET', `/asset-api/assets${query}`);
    // Cast: the test asserts on the members.
    const { items = [], ...rest } = body as { items?: { id: string; filename: string }[] } & Record<
      string,
      unknown
    >;
    return { status, names: items.map(({ filename }) => filename), ...rest };
  };

  it('is listed in pages, filtered and searched', async () => {
    expect(await list()).toEqual({
      status: 200,
      names: ['broken.webp', 'loop.mp4', 'terms.pdf', 'wave.png'],
      total: 4,
      is_opensearch_result: false,
    });
    const first = await list('?limit=3');
    expect(first.names).toHaveLength(3);
    expect(await list(`?limit=3&cursor=${stableId('terms.pdf')}`)).toMatchObject({
      names: ['wave.png'],
      total: 4,
    });
    expect(await list('?assetType=video')).toMatchObject({ names: ['loop.mp4'], total: 1 });
    expect(await list('?keyword=TERM')).toMatchObject({ names: ['terms.pdf'] });
    expect(await list(`?ids=${stableId('wave.png')},no`)).toMatchObject({
      names: ['wave.png'],
      missing_ids: ['no'],
    });
    expect((await list('?limit=0')).status).toBe(400);
    expect((await list('?assetType=all,image')).status).toBe(400);
  });

  it('has texts and tags, as the client sets them', async () => {
    const boats = await server.send('POST', '/asset-api/tags', { name: 'boats' });
    expect([boats.status, boats.body]).toMatchObject([
      201,
      { name: 'boats', id: expect.any(String) },
    ]);
    const id = stableId('wave.png');
    const tags = [boats.body['id'], boats.body['id']];
    const patched = await server.send('PATCH', `/asset-api/assets/${id}`, {
      alt: 'A wave',
      notes: 'n',
      tags,
      filename: 'wave.png',
    });
    expect([patched.status, patched.body]).toMatchObject([
      200,
      { id, alt: 'A wave', notes: 'n', tags: [{ id: boats.body['id'], name: 'boats' }] },
    ]);
    expect(details()).toEqual({ 'wave.png': { alt: 'A wave', notes: 'n', tags: ['boats'] } });
    expect((await server.send('GET', '/asset-api/tags')).body).toMatchObject({
      items: [{ id: boats.body['id'], name: 'boats', count: 1 }],
    });
    expect(await list(`?tags=${String(boats.body['id'])}`)).toMatchObject({ names: ['wave.png'] });
    await server.send('PATCH', `/asset-api/assets/${id}`, { alt: '', tags: [] });
    expect(details()['wave.png']).toMatchObject({ notes: 'n' });
    expect(details()['wave.png']).not.toHaveProperty('alt');
  });

  it.each([
    ['PATCH', 'assets/nothing', { alt: 'x' }, 404, 'there is no asset "nothing"'],
    [
      'PATCH',
      `assets/${stableId('wave.png')}`,
      { filename: 'other.png' },
      400,
      'filename cannot be changed here',
    ],
    [
      'PATCH',
      `assets/${stableId('wave.png')}`,
      { alt: 7 },
      400,
      'alt must be text of at most 500 characters',
    ],
    [
      'PATCH',
      `assets/${stableId('wave.png')}`,
      { tags: ['boats'] },
      400,
      'there is no tag with the id "boats"',
    ],
    ['POST', 'tags', { name: 'ab' }, 400, 'name must be text of 3 to 20 characters'],
    [
      'DELETE',
      `assets/${stableId('wave.png')}`,
      undefined,
      409,
      'wave.png is used by documents (1 time)',
    ],
    ['POST', 'assets/bulk-delete', { ids: [] }, 400, 'ids must be a list'],
    [
      'POST',
      'assets/bulk-delete',
      { ids: [stableId('loop.mp4'), stableId('wave.png')] },
      409,
      'wave.png is used',
    ],
    ['PUT', `assets/${stableId('wave.png')}`, {}, 405, 'PUT is not allowed here'],
    ['GET', 'assets/a/b', undefined, 404, 'There is nothing at this address'],
  ])('refuses %s %s %j', async (method, path, body, status, reason) => {
    const before = media();
    const response = await server.send(method, `/asset-api/${path}`, body);
    expect([response.status, response.body['error']]).toEqual([
      status,
      expect.stringContaining(reason),
    ]);
    expect(media()).toEqual(before);
  });

  it('loses files that no document uses', async () => {
    expect((await server.send('DELETE', `/asset-api/assets/${stableId('loop.mp4')}`)).status).toBe(
      204,
    );
    const ids = [stableId('terms.pdf'), stableId('broken.webp')];
    expect((await server.send('POST', '/asset-api/assets/bulk-delete', { ids })).status).toBe(204);
    expect(media()).toEqual(['wave.png']);
  });
});
