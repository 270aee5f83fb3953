import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient, type PrismicDocument } from '@prismicio/client';
import { Hono } from 'hono';
import { render } from '#app/server.tsx';
import { createRepository, createSnapshotSource } from '#prismic-folder';
import { createApp } from '#server/site/createApp.ts';
import { htmlResponse } from '#server/delivery/htmlResponse.ts';
import { documentHtml } from '#server/site/document.ts';
import { createDemoFolder, type DemoFolder } from '../../support/demoFolder.ts';

const IMAGE = 'slices/Image/model.json';
const SETTINGS = 'content/documents/settings/settings.json';

let folder: DemoFolder;
beforeEach(() => {
  folder = createDemoFolder();
});
afterEach(() => folder.remove());

/** The site on the current folder, and the client of its repository. */
function open() {
  const snapshots = createSnapshotSource({ ...folder, watch: false });
  const source = createRepository({ snapshot: () => snapshots.current() });
  const app = createApp({
    source,
    models: async () => (await snapshots.current()).models,
    media: new Hono(),
    files: (_, next) => next(),
    renderPage: async (request, contentFetch, preview) => {
      const page = await render(request, contentFetch, { preview });
      const assets = { entry: '/client.js', scripts: [], styles: null };
      return htmlResponse(documentHtml(page, assets), page.status, page.state.scripts);
    },
    access: { secret: 'a secret of the tests' },
    log: (message, error) => {
      throw new Error(message, { cause: error });
    },
  });
  const get = (path: string) => app.request(`http://localhost:3000${path}`);
  const client = createClient<PrismicDocument>('slicefolio-demo', {
    documentAPIEndpoint: 'http://repository.test/api/v2',
    fetch: (url) => source(new Request(url)),
  });
  return { client, get };
}

function edit(path: string, from: string | RegExp, to: string): void {
  const text = folder.read(path);
  expect(text).toMatch(from);
  folder.write(path, text.replace(from, to));
}

describe('content that is not perfect', () => {
  it('keeps its pages when a field of a slice is renamed', async () => {
    edit(IMAGE, /"full_bleed"/g, '"edge_to_edge"');
    const { client, get } = open();
    const about = await client.getByUID('page', 'about');
    const image = about.data['slices'].find(
      ({ slice_type: type }: { slice_type: string }) => type === 'image',
    );
    expect(image.primary).toMatchObject({ edge_to_edge: null, image: { alt: expect.any(String) } });
    expect(image.primary).not.toHaveProperty('full_bleed');
    for (const path of ['/about', '/project/field-kit', '/case-study/low-tide']) {
      expect((await get(path)).status, path).toBe(200);
    }
  });

  it('keeps name, mail and links when the settings hold an unknown option', async () => {
    const before = (await open().client.getSingle('settings')).data;
    edit(SETTINGS, /"kind": "[^"]+"/, '"kind": "mastodon"');
    const { client, get } = open();
    const { data } = await client.getSingle('settings');
    expect(data['profile_links'][0].kind).toBeNull();
    expect({ ...data, profile_links: [] }).toEqual({ ...before, profile_links: [] });
    expect(data['profile_links'].slice(1)).toEqual(before['profile_links'].slice(1));
    expect(await (await get('/')).text()).toContain('mailto:');
  });

  it.each([
    ['a number', 1234],
    ['a list', ['sesame']],
  ])('keeps a project protected whose password is %s', async (_what, password) => {
    const file = 'content/documents/project/field-kit.json';
    const json = JSON.parse(folder.read(file));
    json.data.password = password;
    folder.write(file, JSON.stringify(json));
    const { get } = open();
    const page = await (await get('/project/field-kit')).text();
    expect(page).toMatch(/type="password"/);
    expect(page).not.toContain(String(password));
  });

  it('completes a web link without a scheme', async () => {
    edit(
      'content/documents/project/salt-lines.json',
      '"https://example.com/salt-lines"',
      '"www.example.com/salt-lines"',
    );
    const { client, get } = open();
    const { data } = await client.getByUID('project', 'salt-lines');
    expect(data['web_link'].url).toBe('https://www.example.com/salt-lines');
    const html = await (await get('/portfolio')).text();
    expect(html.includes('href="https://www.example.com/salt-lines"')).toBe(true);
  });
});
