import { render } from '#app/server.tsx';
import type { ExternalService } from '#external/client/serviceBase.ts';
import type { AssetsOf } from './assets.ts';
import { movedResponse } from '#server/delivery/htmlResponse.ts';
import { pageResponse } from './document.ts';
import { shareHead } from './shareHead.ts';
import type { RenderPage } from './createPageRenderer.ts';

interface BuiltPages {
  readonly assetsOf: AssetsOf;
  /** The hosted repository whose toolbar each page has. */
  readonly toolbar: string | null;
  /** The portfolio service that browsers load projects from. */
  readonly service: ExternalService;
  /** Further scripts of each page, such as the one that reports Core Web Vitals. */
  readonly extraHead: () => string;
}

/** Renders pages of the built site, on any platform. */
export function builtPages({ assetsOf, toolbar, service, extraHead }: BuiltPages): RenderPage {
  return async (request, siteFetch, preview, cardOf) => {
    const page = await render(request, siteFetch, { preview, toolbar, service });
    if (page.movedTo !== null) return movedResponse(page.movedTo);
    const head = (await shareHead(request, page, cardOf)) + extraHead();
    return pageResponse(page, assetsOf(page.modules, page.state.slices), head);
  };
}
