// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { translationsQuery } from '#content/translationsQuery.ts';
import { uiStore } from '#effects/state/uiStore.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { Footer } from '#shell/footer/Footer.tsx';
import { Header } from '#shell/header/Header.tsx';
import { MenuHost } from '#shell/menu/Menu.tsx';
import { MenuRow } from '#shell/menu/MenuRow.tsx';
import { closeMenu, menuIds, openMenu } from '#shell/menu/menuControl.ts';
import { ProfileButtons } from '#shell/ProfileButtons.tsx';
import { inSite, queries, settings, site } from '../../support/inSite.tsx';
import { waitFor } from '../../support/waitFor.ts';
import { click, find, mount } from '../ui/mount.tsx';

it.each(['/about', '/'])('the logo leaves the open menu on %s for Home', async (page) => {
  function Page() {
    return <div id={menuIds.page}>{useLocation().pathname}</div>;
  }
  const { container } = await mount(
    inSite(
      <MemoryRouter initialEntries={[page]}>
        <Header isLit={false} name="Your Name" />
        <Page />
      </MemoryRouter>,
    ),
  );
  await act(async () => openMenu());
  expect(uiStore.get().isMenuOpen).toBe(true);
  await click(find(container, 'a[href="/"]'));
  expect(uiStore.get().isMenuOpen).toBe(false);
  expect(document.getElementById(menuIds.page)?.textContent).toBe('/');
});

it('a closed menu gives the focus back, unless a page that it leads to has it', async () => {
  document.body.innerHTML = `<button></button><div id="${menuIds.page}"></div><main id="${bootIds.content}" tabindex="-1"></main>`;
  const [opener, content] = [
    find<HTMLElement>(document.body, 'button'),
    find<HTMLElement>(document.body, 'main'),
  ];
  const nextFrame = () => new Promise(requestAnimationFrame);
  openMenu(opener);
  closeMenu();
  await nextFrame();
  expect(document.activeElement).toBe(opener);
  openMenu(opener);
  closeMenu();
  content.focus();
  await nextFrame();
  expect(document.activeElement).toBe(content);
});

it('of two profiles at one address both leave the page with their rows', async () => {
  const [one, two] = settings.profile_links;
  // Casts: rows of the model, made from existing ones.
  const pageOf = (profile_links: unknown) => (
    <MemoryRouter>
      <ProfileButtons profiles={profile_links as typeof settings.profile_links} label="Profiles" />
      <Footer settings={{ ...settings, profile_links } as typeof settings} />
    </MemoryRouter>
  );
  const links = () => container.querySelectorAll('nav a, footer li').length;
  const { container, update } = await mount(pageOf([one, two, two]));
  expect(links()).toBe(6);
  await update(pageOf([two, two]));
  await update(pageOf([two]));
  expect(links()).toBe(2);
});

it('a row of the menu with an anchor leads there once the menu is closed', async () => {
  const Here = () => <output>{useLocation().hash}</output>;
  // Cast: a row of the model, made from an existing one.
  const row = {
    ...settings.menu_rows[0],
    address: '#contact',
  } as (typeof settings.menu_rows)[number];
  const { container } = await mount(
    <MemoryRouter>
      <MenuRow row={row} index={0} reduced onActive={() => {}} />
      <Here />
    </MemoryRouter>,
  );
  openMenu();
  find<HTMLElement>(container, 'a').click();
  await waitFor(() => expect(find(container, 'output').textContent).toBe('#contact'));
  expect(uiStore.get().isMenuOpen).toBe(false);
});

it('the menu names the languages where their code has not come to the page, and changes the theme', async () => {
  // The environment takes an animation that ends early for an error.
  Reflect.deleteProperty(Element.prototype, 'animate');
  const language = (id: string, prefix: string) => ({ id, prefix, tag: id, name: id, code: id });
  const own = language('en', '');
  const languages = { own, all: [own, language('fr', '/fr')], Part: () => null };
  const menu = (
    <MemoryRouter>
      <MenuHost settings={settings} />
    </MemoryRouter>
  );
  const translations = [translationsQuery(queries, '/'), { en: '/', fr: '/accueil' }] as const;
  const { container } = await mount(inSite(menu, [translations], { ...site, languages }));
  await act(async () => uiStore.set({ isMenuOpen: true }));
  expect(find(container, '[hreflang=fr]').getAttribute('href')).toBe('/fr/accueil');
  // Small screens have the theme nowhere else.
  expect(find(container, '#menu [data-themes]').textContent).toBe('Dark Mode');
  await act(async () => uiStore.set({ isMenuOpen: false }));
});
