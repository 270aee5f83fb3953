import { render } from '#app/server.tsx';
import type { AssetsOf } from './assets.ts';
import { documentHtml } from './document.ts';
import type { Page } from './unlock/createPages.ts';

interface BuiltPages {
  readonly assetsOf: AssetsOf;
  /** The hosted repository whose toolbar stands on each page. */
  readonly toolbar: string | null;
}

/** Draws pages of the built site: the same on every engine. */
export function builtPages({ assetsOf, toolbar }: BuiltPages): Page {
  return async (request, contentFetch, preview) => {
    const page = await render(request, contentFetch, { preview, toolbar });
    return new Response(documentHtml(page, assetsOf(page.modules, page.state.slices)), {
      status: page.status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
  };
}
