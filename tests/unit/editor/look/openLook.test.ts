import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openLook } from '#page-editor/rooms/look/openLook.ts';
import { memoryStore } from '../store/support/memoryStore.ts';
import { type Service, startService } from '../store/support/service.ts';
import { testClock } from '../store/support/testClock.ts';

const MODEL = {
  'customtypes/look/index.json': readFileSync('customtypes/look/index.json', 'utf8'),
};
const DRAFT = 'content/drafts/documents/look/look.json';
const PUBLIC = 'content/documents/look/look.json';
const VIOLET = '#9C72FF';
const BLUE = '#3F93F4';

const accent = (value: string) => [{ op: 'set', path: ['data', 'accent'], value }] as const;
const draft = (service: Service) => service.project.json(DRAFT) as { data: unknown } | null;

async function open(service: Service, api = service.client()) {
  const clock = testClock();
  const options = { store: memoryStore().page().store, clock, onNotice: () => undefined };
  const session = await openLook(api, { type: 'look', title: 'Look' }, options);
  onTestFinished(() => session.close());
  return { session, clock };
}

/** Chooses violet in a look that nobody has, on a server that is away. */
async function chooseAway() {
  const service = await startService(MODEL);
  const api = service.client();
  const { session } = await open(service, api);
  service.network = 'down';
  session.edit(accent(VIOLET), { label: 'choose violet' });
  await expect(session.flush()).rejects.toThrow();
  return { service, api, session };
}

test('a look that nobody has is like one with nothing chosen, and writes nothing by being seen', async () => {
  const service = await startService(MODEL);
  const { session } = await open(service);
  const nothing = { json: { data: {} }, published: { data: {} }, undo: null };
  expect(session.get()).toMatchObject({ summary: { title: 'Look' }, ...nothing });
  // An edit that changes nothing is none.
  session.edit([], { label: 'choose Ember' });
  await session.flush();
  session.close();
  expect(service.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
  expect(service.project.text(DRAFT)).toBeNull();
});

test('the first choice makes the document, and is undone like any other', async () => {
  const service = await startService(MODEL);
  const { session } = await open(service);
  session.edit(accent(VIOLET), { label: 'choose violet' });
  // Before the document is there.
  session.edit(accent(BLUE), { label: 'choose blue' });
  expect(session.get().json).toEqual({ data: { accent: BLUE } });
  await session.flush();
  expect(draft(service)?.data).toEqual({ accent: BLUE });
  expect(session.get().undo).toBe('choose blue');
  // It has never been public, and visitors have what they had.
  expect(session.get().published).toEqual({ data: {} });
  session.undo();
  expect(session.get().json.data).toEqual({ accent: VIOLET });
  session.undo();
  expect(session.get().json.data).toEqual({});
  await session.flush();
  expect(draft(service)?.data).toEqual({});
});

test('without a server what is chosen stays, is said, and is saved when it is there again, though the look was left', async () => {
  const { service, api, session } = await chooseAway();
  const { save, json } = session.get();
  expect(save.kind === 'failed' && save.message).toMatch(
    /^Not saved: .+ What you chose is in this window\.$/,
  );
  expect(json.data).toEqual({ accent: VIOLET });
  session.close();
  service.network = 'up';
  await api.call('readSession', {});
  await expect.poll(() => draft(service)?.data).toEqual({ accent: VIOLET });
});

test('a look that was left before the server could make it is opened again as it was', async () => {
  const { service, api, session } = await chooseAway();
  session.close();
  const { session: again } = await open(service, api);
  expect(again.get().json.data).toEqual({ accent: VIOLET });
  service.network = 'up';
  again.edit(accent(BLUE), { label: 'choose blue' });
  await again.flush();
  expect(draft(service)?.data).toEqual({ accent: BLUE });
});

test('two windows make one document, and the later choice counts', async () => {
  const service = await startService(MODEL);
  const [one, other] = [await open(service), await open(service)];
  one.session.edit(accent(VIOLET), { label: 'choose violet' });
  await one.session.flush();
  other.session.edit([{ op: 'set', path: ['data', 'gate'], value: 'Off' }], { label: 'no gate' });
  await other.session.flush();
  expect(draft(service)?.data).toEqual({ accent: VIOLET, gate: 'Off' });
});

test('a drag is one step, however long the pointer rests; the next drag is another', async () => {
  const service = await startService({ ...MODEL, [PUBLIC]: { data: { accent: BLUE } } });
  const { session, clock } = await open(service);
  const drag = (value: string, gesture: string) =>
    session.edit(accent(value), { label: 'change Accent', gesture });
  drag('#111111', 'Accent 1');
  clock.pass(5000);
  drag('#222222', 'Accent 1');
  // At once, as a hand may do.
  drag('#333333', 'Accent 2');
  expect(session.undo()).toEqual(['data', 'accent']);
  expect(session.get().json.data).toEqual({ accent: '#222222' });
  session.undo();
  expect(session.get().json.data).toEqual({ accent: BLUE });
});
