import { useEffect, useMemo } from 'react';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { useRemembered } from '../../kit/remembered.ts';
import { useEditor } from '../../session/EditorContext.ts';

/** The theme that the document starts with is the site's. */
const siteTheme = () =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : ('dark' as const);

/**
 * What every screen of the editor has in its menu 'More': its own theme, which is the site's until it is chosen, and the
 * end of the session. The same list while other places are selected.
 */
export function useWindowMenu(): readonly MenuEntry[] {
  const { api, toast } = useEditor();
  const [theme, setTheme] = useRemembered('editor-theme', siteTheme(), ['dark', 'light']);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.querySelector('[name=color-scheme]')?.setAttribute('content', theme);
  }, [theme]);
  return useMemo(
    () => [
      {
        id: 'appearance',
        label: theme === 'dark' ? 'Light appearance' : 'Dark appearance',
        onAction: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
      },
      {
        id: 'sign-out',
        label: 'Sign out',
        // The server then says how to open another session.
        onAction: () =>
          void api.call('signOut', {}).then(
            () => window.location.assign('/edit'),
            (error: unknown) => toast({ message: sentenceOf(error) }),
          ),
      },
    ],
    [theme, setTheme, api, toast],
  );
}
