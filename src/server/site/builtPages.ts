import { render } from '#app/server.tsx';
import type { ExternalService } from '#external/client/serviceBase.ts';
import type { AssetsOf } from './assets.ts';
import { htmlResponse } from '#server/delivery/htmlResponse.ts';
import { documentHtml } from './document.ts';
import type { RenderPage } from './createPageRenderer.ts';

interface BuiltPages {
  readonly assetsOf: AssetsOf;
  /** The hosted repository whose toolbar stands on each page. */
  readonly toolbar: string | null;
  /** The portfolio service browsers ask. */
  readonly service: ExternalService;
  /** The element that measures pages; empty where nobody wants to know. */
  readonly beacon: string;
}

/** Draws pages of the built site: the same on every engine. */
export function builtPages({ assetsOf, toolbar, service, beacon }: BuiltPages): RenderPage {
  return async (request, siteFetch, preview) => {
    const page = await render(request, siteFetch, { preview, toolbar, service });
    const html = documentHtml(page, assetsOf(page.modules, page.state.slices), beacon);
    return htmlResponse(html, page.status, page.state.scripts);
  };
}
