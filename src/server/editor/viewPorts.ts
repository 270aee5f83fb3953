import type { MiddlewareHandler } from 'hono';
import type { Editor, ViewPorts } from '#prismic-folder/authoring';
import type { Views } from '#server/access/views/createViews.ts';
import { OWNER_COOKIE } from '#server/access/views/viewRoutes.ts';
import type { Viewed } from '#server/access/views/viewFile.ts';
import { cookieValues, setCookie } from '#server/lib/cookies.ts';
import { isLoopback } from '#server/lib/isLoopback.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import { stored } from './stored.ts';

/** Shows and switches the counting of this site for its editor. */
export function viewPorts(views: Views, publicOrigin: string | null): ViewPorts {
  return {
    async read({ url }) {
      const { isOn, viewed } = await stored('The numbers of views cannot be read', views.read);
      const of = (kind: string): Record<string, Viewed> =>
        Object.fromEntries(
          [...viewed].flatMap(([name, one]) =>
            name.startsWith(kind) ? [[name.slice(kind.length), one] as const] : [],
          ),
        );
      return {
        isOn,
        isVisited: !isLoopback(publicOrigin ?? new URL(url).origin),
        today: views.today(),
        pages: of('page:'),
        links: of('link:'),
      };
    },
    choose: (isOn) => stored('The numbers of views cannot be stored', () => views.choose(isOn)),
  };
}

/** A year, in seconds. */
const MAX_AGE = 31_536_000;

/** Marks the browser of whoever uses the editor, whose visits are no views. */
export const markOwner =
  (editor: Pick<Editor, 'isOwner'>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { raw } = context.req;
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!isPage || cookieValues(raw, OWNER_COOKIE).length > 0 || !editor.isOwner(raw)) return;
    const cookie = setCookie(OWNER_COOKIE, '1', { secure: isSecure(raw), maxAge: MAX_AGE });
    context.res.headers.append('set-cookie', cookie);
  };
