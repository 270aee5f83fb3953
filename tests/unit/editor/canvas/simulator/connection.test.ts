import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createConnection,
  type Connection,
  type ConnectionState,
} from '#page-editor/canvas/simulator/createConnection.ts';
import { readActiveSlice, readZoneHeight } from '#page-editor/canvas/simulator/protocol.ts';
import type { SimulatorRequest } from '#page-editor/canvas/simulator/protocol.ts';
import { EDITOR, fakeWindows } from './fakeWindows.ts';
import { waitFor } from '../../../../support/waitFor.ts';

let windows: ReturnType<typeof fakeWindows>;
let connection: Connection;
let states: ConnectionState[];
let told: SimulatorRequest[];

beforeEach(() => {
  windows = fakeWindows();
  states = [];
  told = [];
  connection = createConnection({
    ...windows.ports,
    tellsActive: true,
    onState: (state) => states.push(state),
    onRequest: (request) => {
      told.push(request);
      return true;
    },
  });
});

afterEach(() => connection.close());

const last = () => states.at(-1);
const isConnected = () => waitFor(() => expect(last()).toEqual({ kind: 'connected' }));
const slices = [{ id: 'a', slice_type: 'hero' }];
const send = () => connection.request({ type: 'setSliceZone', data: slices });

describe('Prismic’s own kit in the frame', () => {
  test('is given slices through a port that its origin alone is given', async () => {
    const page = windows.start();
    await isConnected();
    await send();
    expect(page.given).toEqual([slices]);
    await page.ready;
    expect(page.api.options).toMatchObject({ activeSliceAPI: true, sliceZoneSizeAPI: true });
    const own = 'http://localhost:3000';
    expect(windows.posted.map(({ target }) => target)).toEqual([own, own]);
  });

  test('that is loaded again is connected again, and what the page before was asked is refused', async () => {
    windows.start({ setSliceZone: () => new Promise(() => {}) });
    await isConnected();
    const lost = expect(send()).rejects.toThrow('replaced');
    const second = windows.start();
    await lost;
    await isConnected();
    await send();
    expect(second.given).toEqual([slices]);
  });

  test('answers an error in words, and stays connected', async () => {
    windows.start({ setSliceZone: (_, response) => response.error(undefined, 500) });
    await isConnected();
    await expect(send()).rejects.toMatchObject({ status: 500, message: /internal server error/ });
    expect(last()).toEqual({ kind: 'connected' });
  });
});

describe('a frame that cannot be used', () => {
  test('says nothing, loaded or not', async () => {
    connection.loaded();
    vi.advanceTimersByTime(9000);
    expect(last()).toBeUndefined();
    vi.advanceTimersByTime(2000);
    const silent = { kind: 'lost', trouble: { kind: 'silent' } };
    expect(last()).toEqual(silent);
    // Whatever was wrong, it is connected when it answers.
    windows.start();
    await isConnected();
    connection.restart();
    vi.advanceTimersByTime(60_000);
    expect(last()).toEqual(silent);
  });

  test('has a build for production, which ignores the editor', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    windows.start();
    await waitFor(() => expect(windows.posted).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(6000);
    expect(last()).toEqual({ kind: 'lost', trouble: { kind: 'refused' } });
  });

  test('is at another port', async () => {
    windows.move('http://localhost:3001');
    windows.start();
    const trouble = { kind: 'elsewhere', origin: 'http://localhost:3001' };
    await waitFor(() => expect(last()).toEqual({ kind: 'lost', trouble }));
    // What is known is not replaced by less.
    connection.loaded();
    vi.advanceTimersByTime(20_000);
    expect(last()).toMatchObject({ trouble });
    expect(windows.posted).toEqual([]);
  });

  test('has a kit that does not know slices', async () => {
    windows.start({ setSliceZone: (_, response) => response.error(undefined, 501) });
    await isConnected();
    await expect(send()).rejects.toMatchObject({ status: 501 });
    const trouble = { kind: 'outdated', request: 'setSliceZone' };
    expect(last()).toEqual({ kind: 'lost', trouble });
  });

  test('left the simulator by a link, but not by its own reloading', async () => {
    windows.start();
    await isConnected();
    connection.loaded();
    vi.advanceTimersByTime(20_000);
    expect(last()).toEqual({ kind: 'connected' });
    connection.loaded();
    expect(last()).toEqual({ kind: 'waiting' });
    await expect(send()).rejects.toThrow('not connected');
    vi.advanceTimersByTime(5000);
    expect(last()).toEqual({ kind: 'lost', trouble: { kind: 'left' } });
    connection.restart();
    expect(last()).toEqual({ kind: 'waiting' });
    windows.start();
    await isConnected();
    // It was ready before it had loaded.
    connection.loaded();
    expect(last()).toEqual({ kind: 'connected' });
  });

  test('answers a request too late', async () => {
    windows.start({ setSliceZone: () => new Promise(() => {}) });
    await isConnected();
    const late = expect(send()).rejects.toMatchObject({ status: 504 });
    await vi.advanceTimersByTimeAsync(6000);
    await late;
  });
});

const ready = { requestID: 'api-1', type: 'ready', data: undefined };

test.each([
  ['another window', ready, undefined, {}],
  ['the editor itself', ready, EDITOR, null],
  ['a development server', { type: 'webpackOk', data: 1 }],
  ['an extension', 'ready'],
  ['a response to nothing', { requestID: 'x', status: 200, msg: '' }],
])('messages of others are not heard: %s', async (_, data, origin?, source?) => {
  windows.tell(data, origin, source);
  await vi.advanceTimersByTimeAsync(1);
  expect([states, windows.posted]).toEqual([[], []]);
});

test('nobody listens after the end', async () => {
  windows.start();
  await isConnected();
  connection.close();
  expect(windows.listening()).toBe(0);
  await expect(send()).rejects.toThrow('not connected');
});

const SQUARE = { left: 0, top: 0, width: 1, height: 1 };
test.each([
  ['no object', 1],
  ['no rectangle', { index: 0, sliceID: 'hero' }],
  ['endless', { index: 0, sliceID: 'hero', rect: { ...SQUARE, height: 1 / 0 } }],
  ['of a negative index', { index: -1, sliceID: 'hero', rect: SQUARE }, 1],
])('a malformed active slice is none, and tells no height: %s', (_, data, height?) => {
  expect(readActiveSlice(data)).toBeUndefined();
  expect(readZoneHeight(data)).toBe(height);
});
