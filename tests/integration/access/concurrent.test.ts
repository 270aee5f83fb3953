import { expect, test } from 'vitest';
import { found } from './crawl.ts';
import { PASSWORDS, plantContent } from './planted.ts';
import { exchange, openSite, unlock } from './site.ts';

/** Turns of the event loop in which a page that is asked for has asked for its content. */
const TURNS = 50;

const turns = async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((next) => setImmediate(next));
};

/** The content source answers no query before this resolves. */
let held = Promise.resolve();

const planted = await plantContent();
const site = await openSite(planted.contentDir, {}, (source) => async (request) => {
  await held;
  return source(request);
});

const PATHS = ['/project/vault', '/case-study/vault-study', '/behind-the-vault'];

test.each(PATHS)(
  '%s, asked for by visitors with and without its password at once, is opened for the first only',
  async (path) => {
    const cookie = await unlock(site.app, 'vault', PASSWORDS.vault);
    const withCookie = () => exchange(site.app, path, { headers: { cookie } });
    for (const asks of [
      [withCookie, () => exchange(site.app, path)],
      [() => exchange(site.app, path), withCookie],
    ]) {
      let answer = () => {};
      held = new Promise((resolve) => (answer = resolve));
      const pending = [];
      for (const ask of asks) {
        pending.push(ask());
        await turns();
      }
      answer();
      const pages = await Promise.all(pending);
      const [opened, other] = asks[0] === withCookie ? pages : pages.toReversed();
      expect(opened && found([opened], planted.vault)).not.toEqual([]);
      expect(other && found([other], planted.vault)).toEqual([]);
    }
    // Nor is what the first visitor got cached for later ones.
    const later = await exchange(site.app, path);
    expect(found([later], planted.vault)).toEqual([]);
  },
);
