// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { uiStore } from '#effects/state/uiStore.ts';
import { SiteContext } from '#content/site.ts';
import { Header } from '#shell/header/Header.tsx';
import { menuIds, openMenu } from '#shell/menu/menuControl.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const site = {
  origin: 'https://example.com',
  base: '',
  prefix: '',
  languages: null,
  year: 2031,
  preview: null,
  isExport: false,
};

it.each(['/about', '/'])('the logo leaves the open menu on %s for Home', async (page) => {
  function Page() {
    return <div id={menuIds.page}>{useLocation().pathname}</div>;
  }
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <SiteContext value={site}>
        <MemoryRouter initialEntries={[page]}>
          <Header isLit={false} name="Your Name" />
          <Page />
        </MemoryRouter>
      </SiteContext>,
    ),
  );
  await act(async () => openMenu());
  expect(uiStore.get().isMenuOpen).toBe(true);
  const logo = container.querySelector<HTMLElement>('a[href="/"]');
  await act(async () => logo?.click());
  expect(uiStore.get().isMenuOpen).toBe(false);
  expect(document.getElementById(menuIds.page)?.textContent).toBe('/');
  await act(async () => root.unmount());
  container.remove();
});
