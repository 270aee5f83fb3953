import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { useEditor } from '../../EditorContext.ts';
import { followTitle, startFollowing } from './followTitle.ts';

/** Makes the address of an open draft from its title once the draft is left: its file has that name. */
export function useFollowedTitle(session: DocumentSession): void {
  const services = useEditor();
  const latest = useRef(services);
  useLayoutEffect(() => {
    latest.current = services;
  });
  // Before the form reads whether it is so.
  useLayoutEffect(() => startFollowing(latest.current.models, session.get()), [session]);
  useEffect(
    () => () => {
      const { api, models } = latest.current;
      session
        .flush()
        .then(() => followTitle(api, models, session.get()))
        // The address it has is as good, and can be changed by hand.
        .catch(() => undefined);
    },
    [session],
  );
}
