import type { Hono } from 'hono';
import { render } from '#app/server.tsx';
import { embeddedService } from '#external/client/serviceBase.ts';
import { isExternalKey } from '#external/externalKey.ts';
import { answerFile } from '#content/answerFile.ts';
import type { AssetsOf } from '#server/site/assets.ts';
import { createApp, type Ports } from '#server/site/createApp.ts';
import { documentHtml } from '#server/site/document.ts';
import { shareHead } from '#server/site/shareHead.ts';
import { staticFetch } from './staticContent.ts';
import { movedPage } from './movedPage.ts';
import { cardsIn, lazyImagesIn, mediaIn, imagesIn } from './filesIn.ts';

export interface ExportPorts extends Omit<
  Ports,
  'renderPage' | 'files' | 'fullApi' | 'webhookSecret'
> {
  readonly assetsOf: AssetsOf;
  /** The site's public origin, such as `https://your-name.com`. */
  readonly origin: string;
}

/** The files that rendered pages need, by path. */
export interface Collected {
  /** Query results of the pages, as JSON. */
  readonly answers: Map<string, string>;
  readonly pictures: Set<string>;
  readonly media: Set<string>;
  /** Social cards, by the path of their address. */
  readonly cards: Set<string>;
}

/** The site as it renders pages for an export; it collects the files that each page needs. */
export function collectingApp(ports: ExportPorts): {
  readonly app: Hono;
  readonly found: Collected;
} {
  const { origin, assetsOf, service = embeddedService } = ports;
  const found: Collected = {
    answers: new Map(),
    pictures: new Set(),
    media: new Set(),
    cards: new Set(),
  };
  const note = (text: string) => {
    for (const path of imagesIn(text)) found.pictures.add(path);
    for (const path of mediaIn(text)) found.media.add(path);
    for (const path of cardsIn(text, origin)) found.cards.add(path);
  };
  const app = createApp({
    ...ports,
    files: (_, next) => next(),
    async renderPage(request, siteFetch, _preview, cardOf) {
      const fetchContent = staticFetch(siteFetch, origin);
      const page = await render(request, fetchContent, { isExport: true, service });
      for (const { queryKey, state } of page.state.queries.queries) {
        // External projects are exported as files of the service.
        if (state.status !== 'success' || state.data === null || isExternalKey(queryKey)) continue;
        const text = JSON.stringify(state.data);
        found.answers.set(decodeURIComponent(answerFile(queryKey)), text);
        for (const path of mediaIn(text)) found.media.add(path);
        for (const path of lazyImagesIn(state.data)) found.pictures.add(path);
      }
      if (page.movedTo !== null) return new Response(movedPage(page.movedTo));
      const head = await shareHead(request, page, cardOf);
      const html = documentHtml(page, assetsOf(page.modules, page.state.slices), head);
      note(html);
      return new Response(html, { status: page.status });
    },
  });
  return { app, found };
}
