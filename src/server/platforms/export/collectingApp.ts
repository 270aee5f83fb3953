import type { Hono } from 'hono';
import type { ContentVersion } from '#server/access/proxy/ContentVersion.ts';
import { render } from '#app/server.tsx';
import { embeddedService } from '#external/client/serviceBase.ts';
import { isExternalKey } from '#external/externalKey.ts';
import { answerFile } from '#content/answerFile.ts';
import type { AssetsOf } from '#server/site/assets.ts';
import { compose, type Ports } from '#server/site/createApp.ts';
import { documentHtml } from '#server/site/document.ts';
import { shareHead } from '#server/site/shareHead.ts';
import { cardsIn, lazyImagesIn, mediaIn, imagesIn } from './filesIn.ts';
import { movedPage } from './redirectFiles.ts';
import { exportedImage } from '#ui/image/imageFile.ts';

export interface ExportPorts extends Omit<
  Ports,
  'renderPage' | 'files' | 'fullApi' | 'webhookSecret'
> {
  readonly assetsOf: AssetsOf;
  /** The site's public origin, such as `https://your-name.com`. */
  readonly origin: string;
  /** The path that the site is below, such as `/portfolio`; absent at the root of its host. */
  readonly base?: string | undefined;
}

/** Header of pages that are missing in their language, and are there in another. */
export const UNTRANSLATED = 'x-untranslated';

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
  readonly published: () => Promise<ContentVersion>;
  readonly found: Collected;
} {
  const { origin, base = '', assetsOf, service = embeddedService } = ports;
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
  const { app, site } = compose({
    ...ports,
    files: (_, next) => next(),
    async renderPage(request, siteFetch, _preview, cardOf) {
      const fetchContent = staticFetch(siteFetch, origin);
      const page = await render(request, fetchContent, { isExport: true, base, service });
      const { languages } = page.state;
      const lang = languages?.own.prefix ? languages.own.id : undefined;
      for (const { queryKey, status, data } of page.state.queries) {
        // External projects are exported as files of the service.
        if (status !== 'success' || data === null || isExternalKey(queryKey)) continue;
        const text = JSON.stringify(data);
        found.answers.set(decodeURIComponent(answerFile(queryKey, lang)), text);
        for (const path of mediaIn(text)) found.media.add(path);
        for (const path of lazyImagesIn(data)) found.pictures.add(path);
      }
      if (page.movedTo !== null)
        return new Response(await movedPage(page.movedTo, page.state.language));
      const head = await shareHead(request, page, cardOf);
      const html = documentHtml(page, assetsOf(page.modules, page.state.slices), head);
      note(html);
      const headers = page.isUntranslated ? { [UNTRANSLATED]: 'yes' } : {};
      return new Response(html, { status: page.status, headers });
    },
  });
  return { app, published: site.contentProxy.published, found };
}

/** Whether a value is an image: nothing else has dimensions. */
const isImage = (value: unknown): value is { readonly url: string; readonly dimensions: unknown } =>
  typeof value === 'object' && value !== null && 'dimensions' in value && 'url' in value;

/**
 * Content for exported pages: the site's own media without the origin, and images at the address
 * below which each of their sizes will be a file.
 */
export function staticContent(text: string, origin: string): string {
  const own = text.replaceAll(`${origin}/media/`, '/media/');
  return JSON.stringify(
    JSON.parse(own, (_, value: unknown) => {
      if (!isImage(value)) return value;
      return { ...value, url: exportedImage(value.url) };
    }),
  );
}

/** A `fetch` that returns such content. */
function staticFetch(request: typeof fetch, origin: string): typeof fetch {
  return async (input, init) => {
    const response = await request(input, init);
    if (!response.ok) return response;
    return new Response(staticContent(await response.text(), origin), response);
  };
}
