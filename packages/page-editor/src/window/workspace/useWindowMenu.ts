import { useEffect, useMemo } from 'react';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { usePersisted } from './usePersisted.ts';

/** What every screen of the editor has in its menu 'More'; the same list while other places are selected. */
export function useWindowMenu(): readonly MenuEntry[] {
  const signOut = useSignOut();
  const appearance = useAppearance();
  return useMemo(() => [appearance, signOut], [appearance, signOut]);
}

const STORED = 'editor-theme';

const isTheme = (text: string): text is 'dark' | 'light' => text === 'dark' || text === 'light';

/** The theme that the document starts with is the site's. */
const siteTheme = () =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : ('dark' as const);

/** The editor's own theme, which is the site's until it is chosen; an entry of the menu 'More'. */
function useAppearance(): MenuEntry {
  const [theme, setTheme] = usePersisted(STORED, siteTheme(), isTheme);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.querySelector('[name=color-scheme]')?.setAttribute('content', theme);
  }, [theme]);
  const other = theme === 'dark' ? 'light' : 'dark';
  // The same entry while other places are selected.
  return useMemo(
    () => ({
      id: 'appearance',
      label: other === 'light' ? 'Light appearance' : 'Dark appearance',
      onAction: () => setTheme(other),
    }),
    [other, setTheme],
  );
}

/** Ends the session, as an entry of a menu; the server then says how to open another one. */
function useSignOut(): MenuEntry {
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
