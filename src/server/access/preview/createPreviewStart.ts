import { NotFoundError } from '@prismicio/client';
import { createContentClient } from '#content/client.ts';
import { documentAddress, languagesOf } from '#content/documentAddress.ts';
import { fetchFrom } from '#server/lib/fetchFrom.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import type { ContentProxy } from '../proxy/createContentProxy.ts';
import type { Sessions } from '../session/createSessions.ts';
import { anonymous, type Preview } from '../session/Session.ts';

/** A started preview. */
export interface StartedPreview {
  /** The page of the document that was asked for; null if none was. */
  readonly path: string | null;
  /** The `set-cookie` value of the preview. */
  readonly cookie: string;
}

/**
 * Starts a preview for the browser of a request, which the caller has allowed; null if there is no
 * such preview. `documentId` is the document whose page is opened.
 */
export type PreviewStart = (
  request: Request,
  preview: Preview,
  documentId: string | null,
) => Promise<StartedPreview | null>;

export function createPreviewStart(
  contentProxy: ContentProxy,
  start: Sessions['startPreview'],
): PreviewStart {
  return async (request, preview, documentId) => {
    if (!(await contentProxy.draft(preview))) return null;
    const { origin } = new URL(request.url);
    const path =
      documentId === null ? null : await pathOf(contentProxy, preview, origin, documentId);
    return { path, cookie: await start(preview, isSecure(request)) };
  };
}

/** Path of the page of a draft's document; Home if there is none. */
async function pathOf(contentProxy: ContentProxy, preview: Preview, origin: string, id: string) {
  const client = createContentClient({
    endpoint: `${origin}/api/v2`,
    fetch: fetchFrom(contentProxy.forSession({ ...anonymous, preview }).respond),
  });
  try {
    return documentAddress(await languagesOf(client), await client.getByID(id, { lang: '*' }));
  } catch (error) {
    if (error instanceof NotFoundError) return '/';
    throw error;
  }
}
