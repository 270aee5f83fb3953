import { createPath, NavigationType, parsePath, type Location } from 'react-router-dom';
import type { SiteHistory, Visit } from './siteHistory.ts';

/** A history whose page is chosen from outside: its links lead nowhere. */
export interface HeldHistory extends SiteHistory {
  readonly show: (path: string) => void;
}

const visitOf = (path: string, key: number): Visit => {
  const location: Location = {
    pathname: '/',
    search: '',
    hash: '',
    ...parsePath(path),
    state: null,
    key: `held-${key}`,
  };
  return { location, type: NavigationType.Replace, staysPut: false };
};

/** The history of the page in the editor's frame. */
export function createHeldHistory(path: string): HeldHistory {
  let leave = () => {};
  let arrive: (visit: Visit) => void = () => {};
  let visits = 0;
  const hold = () => {};
  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: hold,
      push: hold,
      replace: hold,
    },
    first: visitOf(path, 0),
    listen(onLeave, onArrive) {
      leave = onLeave;
      arrive = onArrive;
      return hold;
    },
    show(path) {
      leave();
      arrive(visitOf(path, (visits += 1)));
    },
  };
}
