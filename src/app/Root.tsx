import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Shell } from '#shell/Shell.tsx';
import { theme } from '#ui/theme.ts';

/** What stands around every screen. */
export function Root() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <div id="page" className={theme}>
      <Shell>
        <Outlet />
      </Shell>
      <ScrollRestoration />
    </div>
  );
}
