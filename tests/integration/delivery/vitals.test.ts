import { expect, test } from 'vitest';
import { vitalsRoutes, type VitalsLine } from '#server/site/vitalsRoutes.ts';
import { createApp } from '#server/site/createApp.ts';
import { Hono } from 'hono';

function open() {
  const lines: VitalsLine[] = [];
  const clock = { time: 0 };
  const app = vitalsRoutes(
    (line) => lines.push(line),
    () => clock.time,
  );
  const send = async (body: string) =>
    (await app.request('/api/vitals', { method: 'POST', body })).status;
  return { lines, clock, send };
}

test('what a browser measured is logged as one line with the page, names and numbers', async () => {
  const { lines, send } = open();
  const vitals = { LCP: 812.4, CLS: 0, INP: 24, email: 1, __proto__: 2 };
  const status = await send(JSON.stringify({ path: '/project/one', vitals, visitor: 'x' }));
  expect(status).toBe(204);
  expect(lines).toEqual([
    {
      time: '1970-01-01T00:00:00.000Z',
      path: '/project/one',
      vitals: { LCP: 812.4, CLS: 0, INP: 24 },
    },
  ]);
});

const WRONG: [string, string, number][] = [
  ['no JSON', 'LCP=1', 400],
  ['no path', '{"vitals":{"LCP":1}}', 400],
  ['a path with a query', '{"path":"/?password=x","vitals":{"LCP":1}}', 400],
  ['a path that never ends', `{"path":"/${'a'.repeat(400)}","vitals":{"LCP":1}}`, 400],
  ['no numbers', '{"path":"/","vitals":{"LCP":"1"}}', 400],
  ['implausible numbers', '{"path":"/","vitals":{"LCP":1e9,"CLS":-1}}', 400],
  ['a body too large', 'x'.repeat(2000), 413],
];

test.each(WRONG)('%s is refused and not logged', async (_, body, status) => {
  const { lines, send } = open();
  expect(await send(body)).toBe(status);
  expect(lines).toEqual([]);
});

test('the log is rate limited', async () => {
  const { lines, clock, send } = open();
  const body = '{"path":"/","vitals":{"LCP":1}}';
  const codes = [];
  for (let index = 0; index < 400; index++) codes.push(await send(body));
  expect(lines).toHaveLength(300);
  expect(codes.at(-1)).toBe(429);
  clock.time += 1000;
  expect(await send(body)).toBe(204);
});

test('unless the environment turns it on, the address responds with 404', async () => {
  const app = createApp({
    source: () => Promise.resolve(new Response(null, { status: 500 })),
    models: () => Promise.reject(new Error('No content is requested')),
    media: new Hono(),
    files: (_, next) => next(),
    renderPage: () => Promise.resolve(new Response('')),
    log: () => {},
  });
  expect((await app.request('/api/vitals', { method: 'POST', body: '{}' })).status).toBe(404);
});
