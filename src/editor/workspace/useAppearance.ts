import { useEffect, useMemo } from 'react';
import type { MenuEntry } from '../ui/overlays/Menu.tsx';
import { usePersisted } from './usePersisted.ts';

const STORED = 'editor-theme';

const isTheme = (text: string): text is 'dark' | 'light' => text === 'dark' || text === 'light';

/** The theme that the document starts with is the site's. */
const siteTheme = () =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : ('dark' as const);

/** The editor's own theme, which is the site's until it is chosen; an entry of the menu 'More'. */
export function useAppearance(): MenuEntry {
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
