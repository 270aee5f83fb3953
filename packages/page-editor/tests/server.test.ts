import { createClient } from '@prismicio/client';
import { expect, test } from 'vitest';
import { openEditor, ORIGIN } from './support/openEditor.ts';

/** Requests of pages of the editor's own. */
const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };

const titleBy = async (
  { send }: Awaited<ReturnType<typeof openEditor>>,
  api: string,
  headers: Readonly<Record<string, string>> = {},
  ref?: string,
) => {
  const client = createClient('quotes-site', {
    documentAPIEndpoint: `${ORIGIN}${api}`,
    fetch: (url) => send(String(url).slice(ORIGIN.length), { headers }),
    ...(ref !== undefined && { ref }),
  });
  return (await client.getByUID('page', 'about')).data['title'];
};

test('the window gets its host as JSON, and may frame the simulator', async () => {
  const { visit, signIn, write } = await openEditor();
  write('src/blocks/Quote/screenshot-default.png', 'a picture');
  const page = await visit('/edit/page/about', { cookie: await signIn() });
  expect(page.status).toBe(200);
  const text = await page.text();
  const [, json = ''] =
    /<script type="application\/json" id="host-settings">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual({
    repository: 'quotes-site',
    simulator: 'http://localhost:4000/slice-simulator',
    site: 'http://localhost:4000',
    preview: 'http://localhost:4000/api/preview',
    routes: [{ type: 'page', path: '/:uid' }],
    pictures: {
      'src/blocks/Quote/screenshot-default.png':
        '/edit/api/site/pictures/src/blocks/Quote/screenshot-default.png',
    },
  });
  expect(text).toContain('src="/edit/files/window.js"');
  expect(text).toContain('The editor needs JavaScript.');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("frame-src 'self' http://localhost:4000;");
  expect(policy).toContain("default-src 'none'");
});

test('a name in the settings cannot end their element', async () => {
  const { visit, signIn } = await openEditor({}, { preview: 'http://localhost/</script><b>' });
  const text = await (await visit('/edit', { cookie: await signIn() })).text();
  expect(text).not.toContain('</script><b>');
});

test('the project’s own site reads what is published, and previews what is not', async () => {
  const editor = await openEditor();
  expect(await titleBy(editor, '/api/v2')).toBe('About');
  const cookie = await editor.signIn();
  const started = await editor.ask('POST', '/previews', cookie, { document: 'page-about' });
  expect(started.status).toBe(201);
  expect(started.headers.get('set-cookie')).toBeNull();
  const { path } = (await started.json()) as { path: string };
  const leads = await editor.visit(path);
  const { origin, pathname, searchParams } = new URL(leads.headers.get('location') ?? '');
  expect(origin + pathname).toBe('http://localhost:4000/api/preview');
  expect(searchParams.get('documentId')).toBe('page-about');
  const token = searchParams.get('token') ?? '';
  expect(await titleBy(editor, '/api/v2', {}, token)).toBe('About us');
});

test('a project without a preview route says that there is nothing to preview', async () => {
  const { ask, signIn } = await openEditor({}, { preview: null });
  expect((await ask('POST', '/previews', await signIn(), {})).status).toBe(404);
});

test('the editor’s own pages read drafts and releases, and see a save at once', async () => {
  const editor = await openEditor();
  const cookie = await editor.signIn();
  const own = { ...OWN, cookie };
  expect(await titleBy(editor, '/edit/canvas/api/v2', own)).toBe('About us');
  expect(await titleBy(editor, '/edit/canvas/release/spring/api/v2', own)).toBe('In spring');
  expect(await titleBy(editor, '/edit/canvas/release/none/api/v2', own)).toBe('About');
  const about = '/documents/page/about';
  const read = await editor.ask('GET', `${about}?version=draft`, cookie);
  // Cast: what the operation answers with.
  const { revision } = (await read.json()) as { revision: string };
  const discarded = await editor.ask('POST', `${about}/discard`, cookie, { revision });
  expect(discarded.status).toBe(204);
  expect(await titleBy(editor, '/edit/canvas/api/v2', own)).toBe('About');
});

test('mock data, pictures and the state of the simulator are for the editor’s pages', async () => {
  const { send, signIn, write } = await openEditor();
  write('src/blocks/Quote/screenshot-default.png', 'a picture');
  const own = { headers: { ...OWN, cookie: await signIn() } };
  const at = '/edit/api/site';
  const picture = await send(`${at}/pictures/src/blocks/Quote/screenshot-default.png`, own);
  expect([picture.headers.get('content-type'), await picture.text()]).toEqual([
    'image/png',
    'a picture',
  ]);
  const mocks = await (await send(`${at}/mocks/quote`, own)).json();
  expect(mocks).toMatchObject({ mocks: [{ variation: 'default' }] });
  expect(await (await send(`${at}/mocks/none`, own)).json()).toEqual({ mocks: [] });
  expect(await (await send(`${at}/simulator`, own)).json()).toMatchObject({ kind: 'ready' });
  expect(await (await send(`${at}/protected`, own)).json()).toEqual({ documents: [] });
  expect((await send(`${at}/appearance?path=/about`, own)).status).toBe(204);
  for (const path of [
    'pictures/package.json',
    'pictures/../../package.json',
    'pictures/%2e%2e%2fpackage.json',
    'pictures/src/blocks/Quote/model.json',
  ]) {
    expect([path, (await send(`${at}/${path}`, own)).status]).toEqual([path, 404]);
  }
});

test('the root leads to the editor, and the pages that the server renders name the command', async () => {
  const { visit } = await openEditor();
  expect((await visit('/')).headers.get('location')).toBe('/edit');
  for (const [path, status] of [
    ['/edit', 401],
    ['/edit/open?key=none', 403],
  ] as const) {
    // prettier-ignore
    const page = await visit(path);
    expect([page.status, await page.text()]).toEqual([
      status,
      expect.stringContaining('npx page-editor'),
    ]);
  }
});

test('the session’s cookie is of one port: two projects can be open', async () => {
  const one = await openEditor();
  const other = await openEditor({}, { origin: 'http://localhost:3201' });
  const cookies = `${await one.signIn()}; ${await other.signIn()}`;
  expect(cookies).toMatch(/^editor_3200=[\w-]+; editor_3201=[\w-]+$/);
  for (const { visit } of [one, other]) {
    expect((await visit('/edit', { cookie: cookies })).status).toBe(200);
  }
});
