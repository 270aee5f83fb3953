import { expect, test } from 'vitest';
import type { EmbedPlan } from '#external/markup/embedPlan.ts';
import { isEmbedHost } from '#external/markup/embedHosts.ts';
import { plainTags, type TextNode } from '#external/markup/textBlock.ts';
import { parseOnServer } from '#external/markup/parseOnServer.ts';
import { projectView } from '#external/view/projectView.ts';
import { hostileMarkup } from '../../support/hostile/markup.ts';
import { failWith, seeds } from '../../support/hostile/seeds.ts';
import { hostileAddress, hostileText } from '../../support/hostile/texts.ts';
import { pickOf, randomOf } from '../../support/random.ts';
import { sides } from './markupReaders.ts';

const TAGS: ReadonlySet<string> = new Set([...plainTags, 'a']);

/** The unsafe part of a text's nodes; null where there is none. */
function faultIn(nodes: readonly TextNode[]): string | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (!TAGS.has(node.tag)) return `an element: ${node.tag}`;
    const scheme = 'href' in node ? new URL(node.href, 'https://site.example').protocol : 'https:';
    if (!['http:', 'https:', 'mailto:', 'tel:'].includes(scheme)) return `a link: ${scheme}`;
    const fault = faultIn(node.children);
    if (fault !== null) return fault;
  }
  return null;
}

function planFault(plan: EmbedPlan | null): string | null {
  if (plan === null) return null;
  const url = new URL(plan.kind === 'frame' ? plan.src : plan.href);
  if (plan.kind === 'frame') {
    return url.protocol === 'https:' && isEmbedHost(url.hostname) ? null : `a frame of ${url.href}`;
  }
  return /^https?:$/.test(url.protocol) ? null : `a link to ${url.href}`;
}

const MARKUPS = 3000;
const AT_ONCE = 100;

test.each(sides)(
  'hostile markups parsed in %s leave nothing that runs',
  async (_name, open) => {
    const reader = await open();
    const all = seeds(MARKUPS);
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE);
      const markups = some.map((seed) => hostileMarkup(randomOf(seed)));
      const readings = await reader.readAll(markups);
      for (const [index, { blocks, plan }] of readings.entries()) {
        const fault = faultIn(blocks.flatMap(({ children }) => children)) ?? planFault(plan);
        // Cast: a reading for each seed.
        const seed = some[index] as number;
        if (fault !== null)
          failWith(import.meta.filename, seed, `${fault} in ${String(markups[index])}`);
      }
      // Images load and scripts run a moment later: whatever ran is looked for after each hundred.
      const [trace] = await reader.traces();
      if (trace !== undefined)
        failWith(import.meta.filename, some.at(-1) ?? 0, `at or before it ran ${trace}`);
    }
    expect(await reader.traces()).toEqual([]);
    await reader.close();
  },
  400_000,
);

/** A project of the service in which any member may be anything. */
function hostileProject(random: () => number, depth = 0): unknown {
  const turn = random();
  if (turn < 0.3 || depth > 5) {
    return pickOf<unknown>(random, [
      ...([null, true, -1, 1e308, '1e999', '', 'text', 'image', 'embed', 'video'] as const),
      ...(['media_collection', 'red', '#fff', '12px', 'url(x)'] as const),
      hostileText(random),
      hostileAddress(random),
    ]);
  }
  const items = Array.from({ length: Math.floor(random() * 6) }, () =>
    hostileProject(random, depth + 1),
  );
  if (turn < 0.45) return items;
  const names = [
    'name',
    'modules',
    'styles',
    'type',
    'text',
    'embed',
    'src',
    'sizes',
    'components',
    'width',
    'height',
    'background',
    'color',
    'paragraph',
    'title',
    'spacing',
    'font_family',
    'disp',
    'caption_plain',
    'alignment',
    '__proto__',
    'constructor',
    'project',
    'font_size',
  ] as const;
  return Object.fromEntries(
    // Cast: a random place of a list that is not empty.
    items.map((item) => [names[Math.floor(random() * names.length)] as string, item]),
  );
}

test('hostile projects are rendered with safe values only', () => {
  for (const seed of seeds(10_000)) {
    const random = randomOf(seed);
    const modules = Array.from({ length: 3 }, () => ({
      ...(hostileProject(random) as object),
      type: pickOf(random, ['text', 'image', 'media_collection', 'video', 'embed']),
    }));
    const styles = hostileProject(random);
    const view = projectView({ name: hostileProject(random), modules, styles }, parseOnServer);
    const json = JSON.stringify(
      view?.modules.map((module) =>
        module.kind === 'image' ? [module.image] : module.kind === 'collection' ? module.items : [],
      ),
    );
    if (/"src":"\s*(?:javascript|vbscript|data|blob|file)/i.test(json)) {
      failWith(import.meta.filename, seed, json);
    }
    if (/--pwned|url\(|script/i.test(JSON.stringify(view?.styles))) {
      failWith(import.meta.filename, seed, JSON.stringify(view?.styles));
    }
  }
});
