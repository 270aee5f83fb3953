import { Hono, type HonoRequest } from 'hono';
import {
  AuthoringError,
  plannedPublication,
  type PlannedPublication,
} from '#prismic-folder/authoring';
import { otherPicture, ownPicture } from '#app/shareTags.tsx';
import { orderFor } from '#server/cards/cardOrder.ts';
import type { EditorSite, SiteAfter } from './EditorPort.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { jsonOf } from '#server/lib/jsonOf.ts';
import type { Preview } from '#server/access/session/Session.ts';

export interface SiteRoutesOptions extends Pick<EditorSite, 'appearance' | 'cards'> {
  /** Ids of the documents that ask visitors for a password once the drafts are public. */
  readonly locked: (request: Request) => Promise<readonly string[]>;
  /** The drafts as a preview; null while there are none. */
  readonly drafts: (request: Request) => Promise<Preview | null>;
  /** The site as it would be after a publication; throws AuthoringError where that is not possible. */
  readonly siteAfter: (publication: PlannedPublication) => Promise<SiteAfter>;
}

/** In characters; no page has a longer one. */
const MAX_PATH = 1000;

/** What a query names; null: nothing. */
function readPublication(text: string | undefined): PlannedPublication | null {
  const read = text === undefined ? null : plannedPublication.safeParse(jsonOf(text));
  if (read === null || read.success) return read?.data ?? null;
  throw new AuthoringError('invalid', 'publication: names nothing that can be published');
}

/** What the editor asks about this site, and no content folder knows by itself. Who asks has a session. */
export function siteRoutes(options: SiteRoutesOptions): Hono {
  const { locked, drafts, cards } = options;
  const app = new Hono();

  app.get('/protected', async ({ req, json }) =>
    json({ documents: await locked(req.raw) }, 200, CACHE_PRIVATE),
  );

  /** A page once what the query names is published, or else all drafts are. */
  const pageOf = async (req: HonoRequest) => {
    const { raw } = req;
    const path = req.query('path') ?? '/';
    if (!/^\/(?!\/)/.test(path) || path.length > MAX_PATH) return { path, page: null, cards };
    const publication = readPublication(req.query('publication'));
    if (publication === null) {
      return { path, page: await options.appearance(path, raw, await drafts(raw)), cards };
    }
    const site = await options.siteAfter(publication);
    return { path, page: await site.appearance(path, raw), cards: site.cards };
  };

  // How search pages and networks will show a page.
  app.get('/appearance', async ({ req, json, body }) => {
    const { path, page } = await pageOf(req);
    if (!page) return body(null, 204, CACHE_PRIVATE);
    const { title, heading, description, isClosed } = page;
    const picture = ownPicture(page) ?? (cards ? null : (otherPicture(page) ?? ''));
    const address = new URL(path, req.url).href;
    const said = { title, heading, description, address, picture, isClosed };
    return json(said, 200, CACHE_PRIVATE);
  });

  app.get('/card', async ({ req, body }) => {
    const { page, cards: drawn } = await pageOf(req);
    if (!page || !drawn) return body(null, 404, CACHE_PRIVATE);
    const waiting = { client: 'the editor', signal: req.raw.signal };
    const { type, bytes } = await drawn.drawDraft(orderFor(page), waiting);
    return body(bytes, 200, { ...CACHE_PRIVATE, 'content-type': type });
  });
  return app;
}
