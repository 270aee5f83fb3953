import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Change, type Json, valueAt } from '#prismic-folder/edit';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { pickOf, randomOf } from '../../../support/random.ts';
import { memoryStore } from './support/memoryStore.ts';
import { about, DRAFT, note, openPage, type Page } from './support/openPage.ts';
import { startService } from './support/service.ts';

const SEED = Number(process.env['SEED'] ?? 1);
/** The promise is for 1,000; `EDITOR_ROUNDS=1000` runs them in some minutes. */
const ROUNDS = Number(process.env['EDITOR_ROUNDS'] ?? 25);

/** Every text that is written is another one, so that each can be followed: v12v. */
const tokensOf = (json: unknown): Set<string> => new Set(JSON.stringify(json).match(/v\d+v/g));

type Path = readonly (string | number)[];
type Draft = DocumentJson & { data: { name: string; zone: Json[]; body: Json[] } };

test(
  `two tabs, crashes, a lost network and a text editor lose nothing in ${ROUNDS} rounds`,
  async () => {
    const random = randomOf(SEED);
    const below = (count: number) => Math.floor(random() * count);
    let written = 0;
    const next = () => `v${written++}v`;
    const service = await startService({
      [DRAFT]: {
        tags: [next()],
        data: {
          name: next(),
          body: [{ type: 'paragraph', text: next(), spans: [] }],
          zone: [note(next()), note(next()), note(next())],
        },
      },
    });
    const file = join(service.project.root, DRAFT);
    const onDisk = () => JSON.parse(readFileSync(file, 'utf8')) as Draft; // Cast: the test's document.
    const browser = memoryStore();
    const pages: [Page, Page] = [
      await openPage(service, about, { browser }),
      await openPage(service, about, { browser }),
    ];
    const shown = (page: Page) => page.session.get().json as Draft; // Cast: the test's document.

    const see = (page: Page) => () => shown(page);

    // Texts that somebody who saw them replaced, removed, took back, or decided against, and did not
    // bring back.
    const goneBy = { 0: new Set<string>(), 1: new Set<string>(), editor: new Set<string>() };
    const isGone = (token: string) => Object.values(goneBy).some((gone) => gone.has(token));
    const all = new Set<string>(tokensOf(onDisk()));
    /** Does something to what somebody sees, and notes what goes by it and what comes. */
    const knowingly = (who: keyof typeof goneBy, see: () => unknown, act: () => unknown) => {
      const gone = goneBy[who];
      const before = tokensOf(see());
      act();
      const after = tokensOf(see());
      for (const token of before) if (!after.has(token)) gone.add(token);
      for (const token of after) {
        if (!before.has(token)) gone.delete(token);
        all.add(token);
      }
    };
    const change = (draft: Draft): { path: Path; value: string } => {
      const zone = draft.data.zone.length;
      const path = pickOf<Path>(random, [
        ['data', 'name'],
        ['tags', 0],
        ['data', 'body', 0, 'text'],
        ...(zone > 0 ? [['data', 'zone', below(zone), 'primary', 'text']] : []),
      ]);
      return { path, value: next() };
    };
    const edit = (at: 0 | 1) => {
      const page = pages[at];
      const draft = shown(page);
      const zone = draft.data.zone.length;
      const kind = random();
      const { path, value } = change(draft);
      const slice = ['data', 'zone', below(zone)];
      const seam = ['data', 'zone', below(zone + 1)];
      const add: Change = { op: 'insert', path: seam, value: note(value) };
      const move: Change = { op: 'move', path: slice, to: below(zone) };
      const remove: Change = { op: 'remove', path: slice };
      knowingly(at, see(page), () => {
        if (kind < 0.7 || zone === 0) page.set(path, value, random() < 0.5);
        else if (kind < 0.85) page.session.edit([add], { label: 'add' });
        else if (kind < 0.95) page.session.edit([move], { label: 'move' });
        else page.session.edit([remove], { label: 'delete' });
      });
    };
    const typeInEditor = () =>
      knowingly('editor', onDisk, () => {
        const draft = onDisk();
        if (random() < 0.25)
          draft.data.zone.splice(below(draft.data.zone.length + 1), 0, note(next()));
        else {
          const { path, value } = change(draft);
          const holder = valueAt(draft, path.slice(0, -1));
          Object.assign(holder ?? {}, { [path.at(-1) ?? '']: value });
        }
        writeFileSync(file, `${JSON.stringify(draft, null, 2)}\n`);
      });
    const resolve = async (at: 0 | 1) => {
      const page = pages[at];
      const conflicts = page.session.get().conflicts;
      if (conflicts.length === 0) return;
      const choices = conflicts.map(({ path }) => ({
        path,
        keep: pickOf(random, ['mine', 'disk', 'both'] as const),
      }));
      let resolving: Promise<void> = Promise.resolve();
      const seen = () => [shown(page), page.session.get().conflicts];
      knowingly(at, seen, () => (resolving = page.session.resolve(choices)));
      await resolving.catch(() => undefined);
    };
    const reopen = async (at: 0 | 1) => {
      service.network = 'up';
      pages[at].crash();
      pages[at] = await openPage(service, about, { browser });
    };

    let [crashes, conflicts] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      const where = `seed ${SEED}, round ${round}`;
      for (let step = 3 + below(10); step > 0; step--) {
        const at = below(2) === 0 ? 0 : 1;
        const page = pages[at];
        const kind = random();
        if (kind < 0.45) edit(at);
        else if (kind < 0.6) {
          const { undo, redo } = page.session;
          knowingly(at, see(page), kind < 0.55 ? undo : redo);
        } else if (kind < 0.75) page.clock.pass(pickOf(random, [100, 300, 700, 2500]));
        else if (kind < 0.87) typeInEditor();
        else if (kind < 0.93) service.network = pickOf(random, ['up', 'down', 'deaf'] as const);
        else if (kind < 0.96) await resolve(at);
        else {
          crashes += 1;
          await Promise.resolve()
            .then(() => Promise.resolve())
            .then(setImmediate);
          await reopen(at);
        }
        for (let tick = below(12); tick > 0; tick--) await setImmediate();
      }
      service.network = 'up';
      const isQuiet = () =>
        pages.every(
          (page) =>
            page.session.get().save.kind === 'saved' &&
            page.session.get().revision === pages[0].session.get().revision,
        );
      let tries = 0;
      do {
        for (const at of [0, 1] as const) {
          const page = pages[at];
          await page.session.reload();
          conflicts += page.session.get().conflicts.length;
          await resolve(at);
          await page.session.flush().catch(() => undefined);
        }
      } while (!isQuiet() && ++tries < 20);
      expect(isQuiet(), `${where}: the pages come to rest`).toBe(true);
      const end = tokensOf(onDisk());
      for (const page of pages) {
        expect([...tokensOf(shown(page))].toSorted(), `${where}: shown and on disk`).toEqual(
          [...end].toSorted(),
        );
      }
      expect(
        [...all].filter((token) => !isGone(token) && !end.has(token)),
        `${where}: lost`,
      ).toEqual([]);
    }
    console.info(`${written} texts, ${crashes} crashes, ${conflicts} conflicts`);
    if (ROUNDS >= 25) {
      expect(crashes).toBeGreaterThan(0);
      expect(conflicts).toBeGreaterThan(0);
    }
  },
  60_000 + ROUNDS * 2000,
);
