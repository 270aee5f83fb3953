import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { embedHosts } from '#external/markup/embedHosts.ts';
import { frameSources, scriptSources } from '#server/delivery/pageSources.ts';
import { embedPlan } from '#ui/embed/embedPlan.ts';
import { playerScriptsOf } from '#ui/player/playerSources.ts';
import { providerOf } from '#ui/player/providers.ts';
import { scriptProviders } from '#ui/embed/scripts.ts';
import { linkHeader } from '#server/delivery/htmlResponse.ts';

const LIBRARY = 'node_modules/react-player/lazy';

/** Whether a source of a policy covers an address (https://www.w3.org/TR/CSP3/#match-paths). */
const covers = (source: string, address: string) =>
  source.endsWith('/') ? address.startsWith(source) : address === source;

/** The scripts the player library asks for, with the versions it has by default. */
function libraryScripts(): string[] {
  const versions = readFileSync(join(LIBRARY, 'props.js'), 'utf8');
  const version = (name: string) =>
    new RegExp(`${name}: "([^"]+)"`).exec(versions.slice(versions.indexOf('defaultProps')))?.[1];
  const of: Record<string, string | undefined> = {
    'hls.js': version('hlsVersion'),
    dashjs: version('dashVersion'),
    'flv.js': version('flvVersion'),
    'mux-player': /mux: \{\s+attributes: \{\},\s+version: "([^"]+)"/.exec(versions)?.[1],
  };
  const players = readdirSync(join(LIBRARY, 'players'));
  return players.flatMap((file) => {
    const code = readFileSync(join(LIBRARY, 'players', file), 'utf8');
    return [...code.matchAll(/SDK_URL = "([^"]+)"/g)].map(([, address = '']) => {
      const name = Object.keys(of).find((part) => address.includes(part));
      return address.replace('VERSION', (name && of[name]) ?? 'VERSION');
    });
  });
}

test('every script of the player library may be loaded', () => {
  const scripts = libraryScripts();
  expect(scripts.length).toBeGreaterThan(12);
  expect(scripts.filter((script) => /VERSION|undefined/.test(script))).toEqual([]);
  const missing = scripts.filter(
    (script) => !scriptSources.some((source) => covers(source, script)),
  );
  expect(missing).toEqual([]);
});

test.each([
  [
    'https://youtu.be/dQw4w9WgXcQ',
    ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'],
  ],
  ['https://fast.wistia.com/medias/abc', ['https://fast.wistia.com/', 'https://fast.wistia.net/']],
  ['https://films.example/a.mp4', []],
  ['https://films.example/a.M3U8', ['https://cdn.jsdelivr.net/npm/hls.js@1.1.4/dist/hls.min.js']],
  [
    'https://films.example/a.mp4?next=b.mpd',
    ['https://cdnjs.cloudflare.com/ajax/libs/dashjs/3.1.3/dash.all.min.js'],
  ],
])('the player of %s needs %j alone', (address, sources) => {
  const provider = providerOf(address);
  expect(provider && playerScriptsOf(provider, address)).toEqual(sources);
});

test('every script that renders a card may be loaded', () => {
  for (const { script } of scriptProviders) {
    expect(scriptSources.some((source) => covers(source, script.split('#', 1)[0] ?? ''))).toBe(
      true,
    );
  }
});

test('hosts of arbitrary scripts are allowed exactly one file each', () => {
  for (const source of scriptSources.filter((text) => /jsdelivr|cdnjs|unpkg/.test(text))) {
    expect(source).toMatch(/\.m?js$/);
  }
});

const PAGES = [
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  'https://www.dailymotion.com/video/x5e9eog',
  'https://www.loom.com/share/abc',
  'https://soundcloud.com/a/b',
  'https://open.spotify.com/track/abc',
  'https://codepen.io/a/pen/b',
  'https://www.figma.com/file/abc',
];

test.each(PAGES)('the frame of %s is allowed on a page', (embed_url) => {
  // Cast: what a provider leaves out, as in the API.
  const plan = embedPlan({ embed_url, type: 'video' } as Parameters<typeof embedPlan>[0]);
  expect(plan?.kind).toBe('frame');
  expect(frameSources).toContain(plan?.kind === 'frame' ? new URL(plan.address).hostname : '');
});

test('every host an external project may frame is allowed', () => {
  expect(embedHosts.filter((host) => !frameSources.includes(host))).toEqual([]);
});

describe('the link header', () => {
  const page = (head: string) =>
    `<html><head>${head}</head><body><link rel="stylesheet" href="/no.css">`;

  const FONT = '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>';
  const STYLE = '<link rel="stylesheet" href="/a.css">';
  const PICTURE =
    '<link rel="preload" as="image" imageSrcSet="/p.webp?w=80&amp;q=80 80w, /p.webp?w=160&amp;q=80 160w" imageSizes="(min-width: 1024px) 50vw, 100vw" fetchPriority="high"/>';

  const CASES: [string, string, string][] = [
    ['nothing', '<title>x</title><link rel="icon" href="/favicon.svg">', ''],
    ['a font', FONT, '</a.woff2>; rel=preload; as=font; crossorigin'],
    ['a style sheet', STYLE, '</a.css>; rel=preload; as=style'],
    [
      'an image in sizes, after the rest',
      PICTURE + STYLE,
      '</a.css>; rel=preload; as=style, </p.webp?w=80&q=80>; rel=preload; as=image; imagesrcset="/p.webp?w=80&q=80 80w, /p.webp?w=160&q=80 160w"; imagesizes="(min-width: 1024px) 50vw, 100vw"; fetchpriority=high',
    ],
    ['what a header cannot contain', '<link rel="stylesheet" href="/ä.css">', ''],
  ];

  test.each(CASES)('%s', (_, head, header) => {
    expect(linkHeader(page(head))).toBe(header);
  });

  test('it leaves out what exceeds the length proxies accept', () => {
    const long = PICTURE.replace('/p.webp', `/${'p'.repeat(2000)}.webp`);
    expect(linkHeader(page(long + FONT + STYLE))).toBe(linkHeader(page(FONT + STYLE)));
  });
});
