import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { theme } from '#ui/theme.ts';

/** What stands around a page for authors: the theme and nothing else. */
export function Bare() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <div id="page" className={theme}>
      <Outlet />
    </div>
  );
}
