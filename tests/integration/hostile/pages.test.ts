import { expect, it, vi } from 'vitest';
import { render } from '#app/server.tsx';
import { bareBootScript } from '#effects/boot/bareBoot.ts';
import { bootScript } from '#effects/boot/boot.ts';
import { earlyPressScript } from '#effects/boot/earlyPresses.ts';
import { startScript } from '#effects/boot/startAfterPaint.ts';
import { readModels } from '#prismic-folder';
import { createApp } from '#server/site/createApp.ts';
import { htmlResponse } from '#server/delivery/htmlResponse.ts';
import { documentHtml } from '#server/site/document.ts';
import { Hono } from 'hono';
import { faultsOf } from '../../support/hostile/faultsOf.ts';
import { failWith, runsAll, seeds } from '../../support/hostile/seeds.ts';
import { hostileSite, type HostileSite } from '../../support/hostile/site.ts';

const ORIGIN = 'http://localhost:3000';
const SITES = 95;
const PAGES = 2000;

const { models } = await readModels(process.cwd());
const OWN = new Set([earlyPressScript, bootScript, bareBootScript, startScript]);

/** The whole site over a source of hostile documents. */
function openHostile({ source }: HostileSite) {
  const logged: string[] = [];
  const app = createApp({
    source,
    models: async () => models,
    media: new Hono(),
    files: (_, next) => next(),
    renderPage: async (request, contentFetch, preview) => {
      const page = await render(request, contentFetch, { preview });
      const html = documentHtml(page, { entry: '/client.js', scripts: [], styles: null });
      return htmlResponse(html, page.status, page.state.scripts ?? []);
    },
    access: { secret: 'a secret of the tests' },
    log: (message, error) =>
      logged.push(`${message} ${error instanceof Error ? error.stack : String(error)}`),
  });
  return { logged, get: (path: string) => app.request(new URL(path, ORIGIN).href) };
}

/** Whatever XML 1.0 forbids, and markup that does not belong in a feed. */
// oxlint-disable-next-line no-control-regex
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|<(?:script|b|svg|img)\b/;

async function checkPage(get: (path: string) => Response | Promise<Response>, path: string) {
  let response = await get(path);
  // A link may have another spelling than the page's own address.
  if (response.status === 308) response = await get(response.headers.get('location') ?? '');
  const html = await response.text();
  if (response.status !== 200 && response.status !== 404) {
    throw new Error(`${path} has status ${response.status}: ${html.slice(0, 300)}`);
  }
  const [fault] = faultsOf(html, OWN);
  if (fault !== undefined) throw new Error(`${path} holds ${fault}`);
}

async function checkFeed(get: (path: string) => Response | Promise<Response>, path: string) {
  const response = await get(path);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} has status ${response.status}`);
  const fault = NO_XML.exec(text);
  if (fault)
    throw new Error(`${path} holds ${JSON.stringify(text.slice(fault.index, fault.index + 80))}`);
}

it('renders whole pages of hostile sites: none fails, and nothing injected runs', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let rendered = 0;
  for (const seed of seeds(SITES)) {
    const site = hostileSite(seed, models);
    const { get, logged } = openHostile(site);
    try {
      for (const path of site.paths) await checkPage(get, path);
      for (const path of ['/feed.xml', '/sitemap.xml']) await checkFeed(get, path);
      const reported = [...logged, ...complain.mock.calls.map((call) => call.join(' '))];
      if (reported.length > 0) throw new Error(reported.join('\n'));
    } catch (error) {
      const logs = logged.join('\n');
      failWith(
        import.meta.filename,
        seed,
        `${error instanceof Error ? error.message : String(error)}\n${logs}`,
      );
    }
    rendered += site.paths.length;
  }
  if (runsAll) expect(rendered).toBeGreaterThanOrEqual(PAGES);
  complain.mockRestore();
  warn.mockRestore();
}, 600_000);
