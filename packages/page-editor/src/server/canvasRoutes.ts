import { Hono } from 'hono';
import type { ContentSource } from 'prismic-folder';
import type { Editor } from 'prismic-folder/authoring';
import { CANVAS_PATH, releaseCanvas } from '../paths.ts';
import { checkVisit } from './checkVisit.ts';

/** What a page of the editor shows: the drafts, or the site as it is with a release. */
export type ShownContent =
  | { readonly kind: 'drafts' }
  | { readonly kind: 'release'; readonly id: string };

export interface CanvasOptions {
  readonly editor: Editor;
  /** The Content API with other content as its master; without a release of that name it is what is published. */
  readonly contentOf: (shown: ShownContent, request: Request) => Promise<ContentSource>;
  /** Document of the page in the editor's frame, where the project has one of this origin. */
  readonly canvasDocument?: (() => string | Promise<string>) | undefined;
}

/** Whatever depends on a session is nobody else's. */
const PRIVATE = 'private, no-store';

/** The page in the editor's frame, and the content that it shows. */
export function canvasRoutes({ editor, contentOf, canvasDocument }: CanvasOptions): Hono {
  const app = new Hono();

  if (canvasDocument) {
    app.get('/', async (context) => {
      checkVisit(editor, context.req.raw);
      const headers = { 'cache-control': PRIVATE, 'x-robots-tag': 'noindex' };
      return context.html(await canvasDocument(), 200, headers);
    });
  }

  const respond = async (request: Request, base: string, shown: ShownContent) => {
    checkVisit(editor, request);
    const url = new URL(request.url);
    url.pathname = url.pathname.slice(base.length);
    const content = await contentOf(shown, request);
    const response = await content(new Request(url, request));
    response.headers.delete('access-control-allow-origin');
    response.headers.set('cache-control', PRIVATE);
    return response;
  };

  app.all('/api/v2/*', ({ req }) => respond(req.raw, CANVAS_PATH, { kind: 'drafts' }));
  app.all('/release/:release/api/v2/*', ({ req }) => {
    const id = req.param('release');
    return respond(req.raw, releaseCanvas(id), { kind: 'release', id });
  });
  return app;
}
