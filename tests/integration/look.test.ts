import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createContentFolder, type ContentFolder } from '../support/contentFolder.ts';
import { exchange, openSite, type TestSite } from './access/site.ts';

let folder: ContentFolder;
let site: TestSite;
/** Queries of the content source. */
const asked: string[] = [];

const open = () =>
  openSite(folder.contentDir, { watch: true, root: folder.root }, (source) => (request) => {
    asked.push(new URL(request.url).search);
    return source(request);
  });

beforeAll(async () => {
  folder = await createContentFolder();
  site = await open();
});
beforeEach(() => (asked.length = 0));
afterAll(() => folder.remove());

const publish = (data: unknown) => folder.write('documents/look/look.json', { data });

const home = async () => {
  const { body, headers } = await exchange(site.app, '/project/one');
  const [root = ''] = /<html[^>]*>/.exec(body) ?? [];
  return {
    body,
    root,
    policy: headers.get('content-security-policy') ?? '',
    link: headers.get('link') ?? '',
  };
};

/** Whether the policy of a page allows each of its inline scripts. */
const allowsScripts = (body: string, policy: string) =>
  [...body.matchAll(/<script>([^]*?)<\/script>/g)].every(([, script = '']) =>
    policy.includes(createHash('sha256').update(script, 'latin1').digest('base64')),
  );

test('without a document the page is as it was designed', async () => {
  const { body, root, policy } = await home();
  expect(root).toBe('<html lang="en-GB" dir="ltr" data-theme="dark">');
  expect(body).not.toContain('id="look"');
  expect(body).toContain('href="/favicon.svg"');
  expect(allowsScripts(body, policy)).toBe(true);
});

test('what is published is on the next page, before its first paint', async () => {
  await publish({ accent: '#9C72FF', theme: 'Day only', motion: 'Still', gate: 'Off' });
  const { body, root, policy } = await home();
  expect(root).toContain('data-theme="light" data-accent="#9C72FF" data-motion="still"');
  const head = body.slice(0, body.indexOf('</head>'));
  expect(head).toMatch(/<style id="look">.*--brand:#9C72FF/s);
  expect(head).toContain('<meta name="theme-color" content="#F3EEE5">');
  expect(head).toContain('href="data:image/svg+xml,');
  expect(head).not.toContain('href="/favicon.svg"');
  expect(body).not.toContain('<dialog');
  expect(allowsScripts(body, policy)).toBe(true);
});

test('what browsers keep of the site has its look and its name', async () => {
  const manifest = async () => {
    const { body, headers } = await exchange(site.app, '/manifest.webmanifest');
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    // Cast: written by the server.
    return JSON.parse(body) as { name: string; theme_color: string; icons: { src: string }[] };
  };
  /** Of the middle of its lit part, and of its ground. */
  const icon = async () => {
    const response = await site.app.request('/apple-touch-icon.png');
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 180, height: 180, channels: 3 });
    return [52, 2].map((x) => [...data.subarray(3 * (90 * 180 + x), 3 * (90 * 180 + x) + 3)]);
  };
  await publish({});
  expect(await manifest()).toMatchObject({
    theme_color: '#0C0B0A',
    icons: [{ src: '/favicon.svg' }, {}],
  });
  const [ember, night] = await icon();
  await folder.write('documents/settings/settings.json', { data: { name: 'Ada Example' } });
  await publish({ accent: '#9C72FF', theme: 'Day only' });
  const { name, theme_color: tint, icons } = await manifest();
  expect(name).toBe('Ada Example');
  expect(tint).toBe('#F3EEE5');
  expect(icons[0]?.src).toMatch(/^data:image\/svg\+xml,/);
  const [violet, ground] = await icon();
  expect(violet).not.toEqual(ember);
  expect(Math.max(...(violet ?? []))).toBe(violet?.[2]);
  expect(ground).toEqual(night);
});

test('a silent gate asks to enter, and for no sound', async () => {
  await publish({ gate: 'Silent' });
  const { body } = await home();
  const gate = /<dialog[^]*?<\/dialog>/.exec(body)?.[0] ?? '';
  expect(gate).toContain('Enter');
  expect(gate).not.toMatch(/value="on"|Sound O/);
});

test('a page in other faces asks for these first, and for none of Poppins', async () => {
  await publish({ type: 'Newsreader' });
  const { body, policy, link } = await home();
  expect(link).toContain('newsreader-latin');
  expect(link).not.toContain('poppins');
  const head = body.slice(0, body.indexOf('</head>'));
  const asked = [...head.matchAll(/<link rel="preload"[^>]*as="font"[^>]*>/g)].map(
    ([link]) => link,
  );
  const now = asked.filter((link) => !link.includes('media="not all"'));
  expect(now).toHaveLength(2);
  expect(now.join()).toMatch(/newsreader-latin.*hanken-grotesk-latin/);
  expect(head).toContain("html body{font-family:'Hanken Grotesk'");
  expect(body).not.toMatch(/<script>[^<]*poppins/);
  expect(allowsScripts(body, policy)).toBe(true);
});

test('a card has the light of the page', async () => {
  const address = async () => /og:image" content="([^"]+)/.exec((await home()).body)?.[1];
  await publish({});
  const designed = await address();
  await publish({ accent: '#9C72FF' });
  expect(await address()).not.toBe(designed);
  await publish({ grain: 'None' });
  expect(await address()).not.toBe(designed);
  await publish({});
  expect(await address()).toBe(designed);
});

test('a document of wrong kinds changes nothing', async () => {
  await publish({ accent: ['#9C72FF'], theme: 4, light: 'Picture', gate: null, motion: {} });
  const { body, root } = await home();
  expect(root).toBe('<html lang="en-GB" dir="ltr" data-theme="dark">');
  expect(body).not.toContain('id="look"');
});

test('a repository without the type is not asked for it', async () => {
  await publish({ grain: 'Fine' });
  await home();
  expect(asked.some((search) => search.includes('look'))).toBe(true);
  await rm(join(folder.root, 'customtypes/look'), { recursive: true });
  await rm(join(folder.contentDir, 'documents/look'), { recursive: true });
  site = await open();
  asked.length = 0;
  expect((await home()).root).toContain('data-theme="dark">');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((search) => search.includes('look'))).toEqual([]);
});
