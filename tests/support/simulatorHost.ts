import { readFile } from 'node:fs/promises';
import type { FrameLocator, Page } from '@playwright/test';
import type { SimulatorClient } from '@prismicio/simulator';
import type { AnySlice } from '#content/sliceRegistry.ts';

/** Slice Machine or the Page Builder as the simulator sees them: Prismic's own client. */
export interface SimulatorHost {
  /** What the simulator shows. */
  readonly frame: FrameLocator;
  /** Sends slices and waits for the simulator's response. */
  readonly send: (slices: readonly unknown[]) => Promise<void>;
  /**
   * Sends slices and waits until a text is in the frame, which must have the host's own
   * origin; returns how many ms that took.
   */
  readonly time: (slices: readonly AnySlice[], text: string) => Promise<number>;
}

interface HostWindow extends Window {
  client: SimulatorClient;
  connected: Promise<unknown>;
}

const html = (simulator: string) => `<!doctype html>
<body style="margin:0">
<script type="module">
  import { SimulatorClient } from '/simulator/index.js';
  const frame = document.createElement('iframe');
  frame.title = 'Simulator';
  frame.style = 'border:0;width:100%;height:100vh';
  window.client = new SimulatorClient(frame);
  window.connected = window.client.connect();
  window.connected.catch(() => {});
  frame.src = ${JSON.stringify(simulator)};
  document.body.append(frame);
</script>`;

/**
 * Opens a page at `origin` that embeds a simulator. Nothing listens there: requests for the page
 * and Prismic's client library are intercepted.
 */
export async function openHost(
  page: Page,
  origin: string,
  simulator: string,
): Promise<SimulatorHost> {
  await page.route(`${origin}/host`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html(simulator) }),
  );
  await page.route(`${origin}/simulator/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/simulator/', '');
    const body = await readFile(`node_modules/@prismicio/simulator/dist/${path}`);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(`${origin}/host`);
  await page.waitForFunction(() => 'client' in window);
  const send: SimulatorHost['send'] = (slices) =>
    page.evaluate(async (zone) => {
      // Cast: set by the page's script.
      const host = window as unknown as HostWindow;
      await host.connected;
      await host.client.setSliceZone(zone as never);
    }, slices);
  return {
    frame: page.frameLocator('iframe'),
    send,
    time: (slices, text) =>
      page.evaluate(
        async ([zone, words]) => {
          const host = window as unknown as HostWindow;
          await host.connected;
          const shown = () =>
            document.querySelector('iframe')?.contentDocument?.body.innerText.includes(words);
          const start = performance.now();
          void host.client.setSliceZone(zone as never);
          while (!shown()) await new Promise((next) => setTimeout(next, 5));
          return performance.now() - start;
        },
        [slices, text] as const,
      ),
  };
}

/** An `about` slice as the Content API serves it, saying `words`. */
export function aboutSlice(words: string, rest: object = {}): AnySlice {
  const slice = {
    id: 'about$1',
    slice_type: 'about',
    slice_label: null,
    variation: 'default',
    version: 'initial',
    primary: { label: 'About', text: [{ type: 'paragraph', text: words, spans: [] }] },
    items: [],
    ...rest,
  };
  // Cast: the fields the slice reads.
  return slice as unknown as AnySlice;
}
