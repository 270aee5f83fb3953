import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';
import { PASSWORD_PARAMETER, REFUSAL_PARAMETER, SHARE_PARAMETER } from '#content/protection.ts';

/** One entry of the history and how it was reached. */
export interface Visit {
  readonly location: Location;
  readonly type: NavigationType;
  /** Whether the page keeps its scroll position. */
  readonly staysPut: boolean;
}

/** The browser's history as the router uses it. */
export interface SiteHistory {
  readonly navigator: Navigator;
  readonly first: Visit;
  /** Calls `leave` before and `arrive` after each navigation. */
  readonly listen: (leave: () => void, arrive: (visit: Visit) => void) => () => void;
}

/** Key of the first entry: there is no page behind it. */
const FIRST_KEY = 'default';

interface HistoryState {
  readonly key?: string;
  readonly usr?: unknown;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

// Cast: only this module writes the state, and it may be null.
const stateNow = () => window.history.state as HistoryState | null;

function here(): Location {
  const { pathname, search, hash } = window.location;
  const { key = FIRST_KEY, usr = null } = stateNow() ?? {};
  return { pathname, search, hash, state: usr, key };
}

/** Parameters that open a page. The server takes them, so the page must be requested. */
const OPENING = [PASSWORD_PARAMETER, SHARE_PARAMETER, REFUSAL_PARAMETER];

function withoutOpening(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of OPENING) parameters.delete(name);
  return parameters.size > 0 ? `?${parameters}` : '';
}

const isOpening = (search: string | undefined) =>
  OPENING.some((name) => new URLSearchParams(search).has(name));

/**
 * Creates the history of this tab; entries it did not create (an anchor's) get a key too.
 * `renderedPath` is the path the server rendered, used until the first navigation. Paths that are not
 * `isWithin` the page's language are other documents.
 */
export function createSiteHistory(
  renderedPath: string,
  isWithin: (pathname: string) => boolean,
): SiteHistory {
  let leave = () => {};
  let arrive: (visit: Visit) => void = () => {};

  /** Of the current entry. */
  let key = stateNow()?.key ?? '';
  let address = window.location.href;
  const write = (how: 'pushState' | 'replaceState', usr: unknown, own: string, to?: string) => {
    key = own;
    window.history[how]({ usr, key } satisfies HistoryState, '', to);
    address = window.location.href;
  };

  if (!key) write('replaceState', null, FIRST_KEY);
  // A static host adds a slash to the address, and has no server that would remove a password from
  // it.
  const { pathname, search, hash } = window.location;
  if (pathname === `${renderedPath}/` || isOpening(search)) {
    const path = pathname === `${renderedPath}/` ? renderedPath : pathname;
    const query = isOpening(search) ? withoutOpening(search) : search;
    write('replaceState', stateNow()?.usr ?? null, key, path + query + hash);
  }

  const go = (type: NavigationType, to: To, usr: unknown, staysPut = false) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    // A link that is pressed again before its page is shown leads to where the address is already.
    const isPush =
      type === NavigationType.Push &&
      new URL(createPath(path), window.location.href).href !== window.location.href;
    if (isOpening(path.search) || (path.pathname && !isWithin(path.pathname))) {
      window.location[isPush ? 'assign' : 'replace'](createPath(path));
      return;
    }
    leave();
    write(isPush ? 'pushState' : 'replaceState', usr, isPush ? newKey() : key, createPath(path));
    arrive({ location: here(), type, staysPut });
  };

  const onPop = () => {
    if (isOpening(window.location.search)) {
      window.location.reload();
      return;
    }
    leave();
    const known = stateNow()?.key;
    // For an anchor the browser has already created this entry and scrolled; its key tells which ones of its page are
    // before it. One that the address has already creates none.
    const { href, hash: anchor } = window.location;
    if (known) {
      key = known;
      address = href;
    } else {
      write('replaceState', null, href === address ? key : key + (anchor || '#'));
    }
    arrive({ location: here(), type: NavigationType.Pop, staysPut: !known });
  };

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => window.history.go(delta),
      push: (to, usr, options) => go(NavigationType.Push, to, usr, options?.preventScrollReset),
      replace: (to, usr, options) =>
        go(NavigationType.Replace, to, usr, options?.preventScrollReset),
    },
    first: {
      location: { ...here(), pathname: renderedPath },
      type: NavigationType.Pop,
      staysPut: true,
    },
    listen: (onLeave, onArrive) => {
      leave = onLeave;
      arrive = onArrive;
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },
  };
}
