import { useMemo } from 'react';
import { sentenceOf } from '../api/sentenceOf.ts';
import { useEditor } from '../EditorContext.ts';
import type { MenuEntry } from '../ui/overlays/Menu.tsx';

/** Ends the session, as an entry of a menu; the server then says how to open another one. */
export function useSignOut(): MenuEntry {
  const { api, toast } = useEditor();
  return useMemo(
    () => ({
      id: 'sign-out',
      label: 'Sign out',
      onAction: () =>
        void api.call('signOut', {}).then(
          () => window.location.assign('/edit'),
          (error: unknown) => toast({ message: sentenceOf(error) }),
        ),
    }),
    [api, toast],
  );
}
