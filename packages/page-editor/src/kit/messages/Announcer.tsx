import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '../store.ts';
import { hidden } from '../text/Text.styles.ts';

type Urgency = 'polite' | 'assertive';

interface Said {
  readonly sentence: string;
  /** Alternates, because a region that gets the same words again stays silent. */
  readonly turn: number;
}

/** Sentences for screen readers, to be rendered by `Announcer`. */
interface Announcements extends Pick<Store<Record<Urgency, Said>>, 'get' | 'subscribe'> {
  readonly announce: (sentence: string, urgency?: Urgency) => void;
}

const NOTHING: Said = { sentence: '', turn: 0 };

/** Creates the store behind the live regions; one for the whole editor. */
export function createAnnouncements(): Announcements {
  const { get, set, subscribe } = createStore({ polite: NOTHING, assertive: NOTHING });
  return {
    get,
    subscribe,
    announce(sentence, urgency = 'polite') {
      const said = get();
      set({ ...said, [urgency]: { sentence, turn: 1 - said[urgency].turn } });
    },
  };
}

/** The two live regions. Open dialogs do not hide them. */
export function Announcer({ announcements }: { announcements: Announcements }) {
  return (
    <>
      <Region announcements={announcements} urgency="polite" />
      <Region announcements={announcements} urgency="assertive" />
    </>
  );
}

function Region({ announcements, urgency }: { announcements: Announcements; urgency: Urgency }) {
  const { sentence, turn } = useSyncExternalStore(
    announcements.subscribe,
    () => announcements.get()[urgency],
  );
  return (
    <div
      className={hidden}
      role={urgency === 'assertive' ? 'alert' : 'status'}
      aria-live={urgency}
      aria-atomic
      // React Aria hides everything outside an open dialog but live regions with this attribute.
      data-live-announcer="true"
    >
      <span key={turn}>{sentence}</span>
    </div>
  );
}
