import { useSyncExternalStore } from 'react';
import { hidden } from '../text/Text.styles.ts';

type Urgency = 'polite' | 'assertive';

interface Said {
  readonly sentence: string;
  /** Alternates, because a region that gets the same words again stays silent. */
  readonly turn: number;
}

/** Sentences for screen readers, to be rendered by `Announcer`. */
export interface Announcements {
  readonly announce: (sentence: string, urgency?: Urgency) => void;
  readonly last: (urgency: Urgency) => Said;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store behind the live regions; one for the whole editor. */
export function createAnnouncements(): Announcements {
  const listeners = new Set<() => void>();
  const said: Record<Urgency, Said> = {
    polite: { sentence: '', turn: 0 },
    assertive: { sentence: '', turn: 0 },
  };
  return {
    announce(sentence, urgency = 'polite') {
      said[urgency] = { sentence, turn: 1 - said[urgency].turn };
      for (const listener of listeners) listener();
    },
    last: (urgency) => said[urgency],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
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
  const { sentence, turn } = useSyncExternalStore(announcements.subscribe, () =>
    announcements.last(urgency),
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
