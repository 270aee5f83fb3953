import { isbot } from 'isbot';
import { cookieValues } from '#server/lib/cookies.ts';
import { isCrossSite, isOpenedByPerson } from '../unlock/requestSource.ts';

/** Marks the browsers in which the site's owner has used the editor: what they open is no view. */
export const OWNER_COOKIE = 'owner';

const isVisitor = (request: Request) =>
  !isbot(request.headers.get('user-agent')) && cookieValues(request, OWNER_COOKIE).length === 0;

/** Headers by which programs that load a page ahead of its being opened say so. */
const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const isAhead = ({ headers }: Request) =>
  AHEAD.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''));

/** Whether an answered request is a visitor's view of a page. A copy that is still current was shown as well. */
export function isView(request: Request, { status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return (
    (status === 200 || status === 304) &&
    isPage &&
    !isAhead(request) &&
    isOpenedByPerson(request) &&
    isVisitor(request)
  );
}

/** Whether a browser's report of a page that it has rendered itself is a visitor's view. */
export const isReportedView = (request: Request): boolean =>
  !isCrossSite(request) && isVisitor(request);
