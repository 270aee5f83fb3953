import { Hono } from 'hono';
import type { Editor } from '#prismic-folder/authoring';
import type { ContentProxy } from '#server/access/proxy/createContentProxy.ts';
import { owner, type Preview } from '#server/access/session/Session.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { checkVisit } from './checkVisit.ts';
import { canvasDocument } from './editorDocument.ts';
import type { EditorFiles } from './EditorPort.ts';
import { CANVAS_PATH, releaseCanvas } from '#page-editor/paths';

export interface CanvasOptions {
  readonly editor: Editor;
  readonly contentProxy: ContentProxy;
  /** The drafts as a preview; null while there are none. */
  readonly drafts: (request: Request) => Promise<Preview | null>;
  readonly files: EditorFiles;
}

/** The page in the editor's frame, and the content that it shows: drafts, or a release. */
export function canvasRoutes({ editor, contentProxy, drafts, files }: CanvasOptions): Hono {
  const app = new Hono();

  app.get('/', (context) => {
    checkVisit(editor, context.req.raw);
    return context.html(canvasDocument(files.assetsOf('canvas')), 200, {
      ...CACHE_PRIVATE,
      'x-robots-tag': 'noindex',
    });
  });

  const respond = async (request: Request, base: string, preview: Preview | null) => {
    const url = new URL(request.url);
    url.pathname = url.pathname.slice(base.length);
    const content = contentProxy.forSession({ ...owner, preview });
    const response = await content.respond(new Request(url, request));
    response.headers.delete('access-control-allow-origin');
    response.headers.set('cache-control', CACHE_PRIVATE['cache-control']);
    return response;
  };

  app.all('/api/v2/*', async ({ req }) => {
    checkVisit(editor, req.raw);
    return respond(req.raw, CANVAS_PATH, await drafts(req.raw));
  });

  // The site as it is with a release. Without one of this name it is as it is now.
  app.all('/release/:release/api/v2/*', async ({ req }) => {
    checkVisit(editor, req.raw);
    const id = req.param('release');
    return respond(req.raw, releaseCanvas(id), { kind: 'release', id });
  });
  return app;
}
