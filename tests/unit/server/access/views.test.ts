import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createViews, type SharedText } from '#server/access/views/createViews.ts';
import { addViews, printViews, readViews } from '#server/access/views/viewFile.ts';
import { memoryText } from '../../../support/memoryShares.ts';
import { accessFile } from '#server/platforms/node/keptFile.ts';
import { sharedFile } from '#server/platforms/node/sharedFile.ts';

const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 10, 29, 12);

const openFolder = () => mkdtemp(join(tmpdir(), 'views-'));
const fileIn = (folder: string) => sharedFile(accessFile(folder, 'views.json'));

function openViews(file: SharedText) {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY });
  onTestFinished(() => void vi.useRealTimers());
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const views = createViews({ file, log, delay: 60_000 });
  return { ...views, logged };
}

const numbers = ({ viewed }: ReturnType<typeof readViews>) => Object.fromEntries(viewed);

describe('the file', () => {
  test('has numbers by day, for the owner of the server alone, and git ignores it', async () => {
    const folder = await openFolder();
    const views = openViews(fileIn(folder));
    await views.choose(true);
    views.add(() => 'page:one');
    views.add(() => 'page:one');
    views.add(() => 'link:abc');
    // What a view is of may take a moment to find.
    let find: (name: 'page:late') => void = () => {};
    views.add(() => new Promise((resolve) => (find = resolve)));
    views.add(async () => null);
    views.add(() => Promise.reject(new Error('no answer')));
    const settled = views.settled();
    find('page:late');
    await settled;
    expect(views.logged).toEqual(['A view was not counted']);
    expect(await readdir(join(folder, '.access'))).toEqual(['.gitignore', 'views.json']);
    expect(JSON.parse(await readFile(join(folder, '.access/views.json'), 'utf8'))).toEqual({
      isOn: true,
      viewed: {
        'page:one': { total: 2, days: { '2026-11-29': 2 } },
        'link:abc': { total: 1, days: { '2026-11-29': 1 } },
        'page:late': { total: 1, days: { '2026-11-29': 1 } },
      },
    });
  });

  test('is written by several processes, and none takes another’s views away', async () => {
    const folder = await openFolder();
    await openViews(fileIn(folder)).choose(true);
    const processes = Array.from({ length: 4 }, () => openViews(fileIn(folder)));
    for (const { settled } of processes) await settled();
    for (let round = 0; round < 5; round++) {
      for (const { add } of processes) add(() => 'page:one');
      await Promise.all(processes.map(({ settled }) => settled()));
    }
    const [first] = processes;
    expect(numbers((await first?.read()) ?? readViews(null))).toEqual({
      'page:one': { total: 20, days: { '2026-11-29': 20 } },
    });
  });

  test('is free again when a process has died while it wrote', async () => {
    const folder = await openFolder();
    const views = openViews(fileIn(folder));
    await views.choose(true);
    await writeFile(join(folder, '.access/views.json.lock'), '');
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
    onTestFinished(() => void vi.restoreAllMocks());
    views.add(() => 'page:one');
    await views.settled();
    expect(numbers(await views.read())).toMatchObject({ 'page:one': { total: 1 } });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"isOn":true,"viewed":{"page:one":{"tot'],
    ['a list', '[]'],
    [
      'no numbers',
      '{"isOn":"yes","viewed":{"page:one":{"total":"9"},"x":{"total":1},"__proto__":{}}}',
    ],
    ['bad numbers', '{"isOn":null,"viewed":{"page:one":{"total":-1,"days":{"2026-11-29":1.5}}}}'],
    ['bytes that are no text', '\u0000\ufffd'],
  ])('with %s counts from the beginning', async (_, text) => {
    const folder = await openFolder();
    const views = openViews(fileIn(folder));
    await views.choose(true);
    await writeFile(join(folder, '.access/views.json'), text);
    const again = openViews(fileIn(folder));
    expect(numbers(await again.read())).toEqual({});
    await again.choose(true);
    again.add(() => 'page:one');
    expect(numbers(await again.read())).toMatchObject({ 'page:one': { total: 1 } });
    expect(again.logged).toEqual([]);
  });

  test('that cannot be written costs no view and one line of the log', async () => {
    const file = memoryText('views.json');
    const views = openViews(file);
    await views.choose(true);
    file.failure = new Error('ENOSPC');
    for (let at = 0; at < 3; at++) {
      views.add(() => 'page:one');
      await views.settled();
    }
    expect(views.logged).toEqual([
      'Views are counted in memory only: views.json cannot be read or written',
    ]);
    await expect(views.choose(false)).rejects.toThrow('ENOSPC');
    file.failure = null;
    expect(numbers(await views.read())).toMatchObject({ 'page:one': { total: 3 } });
  });
});

describe('what is stored', () => {
  test('has the days of three months; what was before is in the total', () => {
    let record = readViews('{"isOn":true}');
    for (let day = 200; day >= 0; day--) {
      const time = TODAY - day * DAY;
      const key = `${new Date(time).toISOString().slice(0, 10)} page:one`;
      record = addViews(record, new Map([[key, 2]]), time);
    }
    const one = numbers(record)['page:one'];
    expect(one?.total).toBe(402);
    expect(Object.keys(one?.days ?? {})).toHaveLength(92);
    expect(Object.keys(one?.days ?? {})[0]).toBe('2026-08-30');
  });

  test('stays small, however many pages there are', () => {
    let record = readViews('{"isOn":true}');
    for (let day = 8; day >= 0; day--) {
      const time = TODAY - day * DAY;
      const on = new Date(time).toISOString().slice(0, 10);
      const added = new Map(
        Array.from({ length: 12_000 }, (_none, at) => [`${on} page:p${at}`, 9]),
      );
      record = addViews(record, added, time);
    }
    expect(printViews(record).length).toBeLessThan(4_000_000);
    expect(numbers(record)['page:p7']).toMatchObject({ total: 9 * 9 });
  });

  test('a clock that was wrong leaves numbers as they are', () => {
    const ahead = addViews(
      readViews(null),
      new Map([['2027-11-29 page:one', 1]]),
      TODAY + 365 * DAY,
    );
    const now = addViews(ahead, new Map([['2026-11-29 page:one', 1]]), TODAY);
    expect(numbers(now)['page:one']).toMatchObject({ total: 2, days: { '2026-11-29': 1 } });
  });
});

test('another process is told to count by the file', async () => {
  const folder = await openFolder();
  const [site, editor] = [openViews(fileIn(folder)), openViews(fileIn(folder))];
  await site.settled();
  site.add(() => 'page:one');
  expect(site.isOn()).toBe(false);
  await editor.choose(true);
  await site.settled();
  expect(site.isOn()).toBe(true);
  await editor.choose(false);
  await site.settled();
  expect(site.isOn()).toBe(false);
});
