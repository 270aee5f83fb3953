import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { stableId } from '../../src/lib/digest.ts';
import { sampleFiles } from '../authoring/support/sampleFiles.ts';
import type { Project } from '../support/createProject.ts';
import { everyFieldProject } from '../support/everyField.ts';
import { startWriting, TOKEN, type Writing } from '../support/startWriting.ts';

const files = await sampleFiles();
const MAX_BYTES = 5_000_000;

let project: Project;
let server: Writing;

beforeEach(async () => {
  project = everyFieldProject({ image: { url: '/media/wave.png' } });
  server = await startWriting(project, { media: { maxBytes: MAX_BYTES } });
});

const headers = { authorization: `Bearer ${TOKEN}`, repository: 'repository' };
const media = () => readdirSync(join(project.contentDir, 'media')).toSorted();
const details = () => project.json('content/media.json');

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
    const texts = { notes: 'From the archive', credits: '© 2026', alt: 'A boat' };
    const { status, body } = await upload({ file: png('My Böat (1).PNG'), ...texts });
    const name = 'my-boeat-1.png';
    const asset = { filename: name, extension: 'png', kind: 'image', width: 40, height: 30 };
    expect(status).toBe(200);
    expect(body).toEqual({
      ...asset,
      ...texts,
      id: stableId(name),
      url: `${server.origin}/media/${name}`,
      size: files.png.byteLength,
      tags: [],
      created_at: expect.any(Number),
      last_modified: expect.any(Number),
    });
    const served = await fetch(String(body['url']));
    expect(Buffer.from(await served.arrayBuffer()).equals(files.png)).toBe(true);
    const data = { image: { url: `/media/${name}` } };
    project.write('content/documents/sample/two.json', { data });
    const { documents } = await project.load();
    expect(JSON.stringify(documents)).toContain(`"id":"${String(body['id'])}"`);
  });

  const file = (name: string, ...content: BlobPart[]) => ({ file: new File(content, name) });

  it.each([
    ['no file', { notes: 'x' }, 400, 'the part file is missing'],
    ['an image that is none', file('a.png', '<?php'), 415, '"a.png" cannot be stored'],
    ['an unknown part', { tags: 'boats', file: png('a.png') }, 400, 'unknown part "tags"'],
    ['a long text', { alt: 'x'.repeat(501), file: png('a.png') }, 400, 'alt must be at most 500'],
    ['too many bytes', file('a.mp4', new Uint8Array(MAX_BYTES + 1)), 413, 'over the limit of 5 MB'],
  ])('of %s is refused', async (_what, parts, status, reason) => {
    const before = media();
    const response = await upload(parts);
    expect(response.status).toBe(status);
    expect(response.body['error']).toContain(reason);
    expect(media()).toEqual(before);
    expect(project.text('content/media.json')).toBeNull();
  });

  it('of a gigabyte is refused while it is sent', async () => {
    const head = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n';
    const chunk = new Uint8Array(256 * 1024);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.from(head) : chunk);
        sent += chunk.byteLength;
        if (sent > 1e9) controller.close();
      },
    });
    const all = { ...headers, 'content-type': 'multipart/form-data; boundary=edge' };
    // Cast: the types of `fetch` do not know `duplex` yet, which Node requires for a stream.
    const init = { method: 'POST', headers: all, body, duplex: 'half' } as RequestInit;
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
  const WAVE = stableId('wave.png');
  /** Names of the listed files, and what else the answer has. */
  const list = async (query = '') => {
    const { status, body } = await server.send('GET', `/asset-api/assets${query}`);
    const { items = [], ...rest } = body;
    // Cast: the test asserts on the members.
    const names = (items as { filename: string }[]).map(({ filename }) => filename);
    return { status, names, ...rest };
  };

  it('is listed in pages, filtered and searched', async () => {
    expect(await list()).toEqual({
      status: 200,
      names: ['broken.webp', 'loop.mp4', 'terms.pdf', 'wave.png'],
      total: 4,
      is_opensearch_result: false,
    });
    expect((await list('?limit=3')).names).toHaveLength(3);
    const rest = await list(`?limit=3&cursor=${stableId('terms.pdf')}`);
    expect(rest).toMatchObject({ names: ['wave.png'], total: 4 });
    expect(await list('?assetType=video')).toMatchObject({ names: ['loop.mp4'], total: 1 });
    expect(await list('?keyword=TERM')).toMatchObject({ names: ['terms.pdf'] });
    const byId = await list(`?ids=${WAVE},no`);
    expect(byId).toMatchObject({ names: ['wave.png'], missing_ids: ['no'] });
    expect((await list('?assetType=all,image')).status).toBe(400);
  });

  it('has texts and tags, as the client sets them', async () => {
    const boats = await server.send('POST', '/asset-api/tags', { name: 'boats' });
    expect(boats).toMatchObject({ status: 201, body: { name: 'boats', id: expect.any(String) } });
    const tag = { id: boats.body['id'], name: 'boats' };
    const change = (texts: object) => server.send('PATCH', `/asset-api/assets/${WAVE}`, texts);
    const texts = { alt: 'A wave', notes: 'n' };
    const same = { tags: [tag.id, tag.id], filename: 'wave.png' };
    const body = { id: WAVE, ...texts, tags: [tag] };
    expect(await change({ ...texts, ...same })).toMatchObject({ status: 200, body });
    expect(details()).toEqual({ 'wave.png': { ...texts, tags: ['boats'] } });
    const tags = await server.send('GET', '/asset-api/tags');
    expect(tags.body).toMatchObject({ items: [{ ...tag, count: 1 }] });
    expect(await list(`?tags=${String(tag.id)}`)).toMatchObject({ names: ['wave.png'] });
    await change({ alt: '', tags: [] });
    expect(details()['wave.png']).toMatchObject({ notes: 'n' });
    expect(details()['wave.png']).not.toHaveProperty('alt');
  });

  const both = [stableId('loop.mp4'), WAVE];

  it.each([
    ['PATCH', 'assets/nothing', { alt: 'x' }, 404, 'there is no asset "nothing"'],
    ['PATCH', `assets/${WAVE}`, { filename: 'other.png' }, 400, 'filename cannot be changed here'],
    ['PATCH', `assets/${WAVE}`, { tags: ['boats'] }, 400, 'no tag with the id "boats"'],
    ['DELETE', `assets/${WAVE}`, undefined, 409, 'wave.png is used by documents (1 time)'],
    ['POST', 'assets/bulk-delete', { ids: both }, 409, 'wave.png is used'],
    ['PUT', `assets/${WAVE}`, {}, 405, 'PUT is not allowed here'],
  ])('refuses %s %s %j', async (method, path, body, status, reason) => {
    const before = media();
    const response = await server.send(method, `/asset-api/${path}`, body);
    expect(response.status).toBe(status);
    expect(response.body['error']).toContain(reason);
    expect(media()).toEqual(before);
  });

  it('loses files that no document uses', async () => {
    const one = await server.send('DELETE', `/asset-api/assets/${stableId('loop.mp4')}`);
    expect(one.status).toBe(204);
    const ids = [stableId('terms.pdf'), stableId('broken.webp')];
    expect((await server.send('POST', '/asset-api/assets/bulk-delete', { ids })).status).toBe(204);
    expect(media()).toEqual(['wave.png']);
  });
});
