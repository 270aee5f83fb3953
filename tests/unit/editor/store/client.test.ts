import { expect, test, vi, onTestFinished } from 'vitest';
import { ApiError, createAuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import type { StreamListener } from '#page-editor/api/events.ts';
import type { ApiRequest } from '#page-editor/api/send.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { about, ABOUT, DRAFT, NAME } from './support/openPage.ts';
import { startService } from './support/service.ts';

test('a file travels as it is, its name in the query', async () => {
  const service = await startService({});
  const body = new Blob([new Uint8Array([1])]);
  const uploading = service.client().call('uploadMedia', { query: { name: 'a b/ü?.bin' }, body });
  await expect(uploading).rejects.toMatchObject({ code: 'unsupported_type' });
  expect(service.requests).toEqual(['POST /media?name=a+b%2F%C3%BC%3F.bin']);
});

test('a server that does not answer is offline until it answers again', async () => {
  const service = await startService({});
  const api = service.client();
  const back = vi.fn<() => void>();
  api.onOnline(back);
  service.network = 'down';
  await expect(api.call('readModels', {})).rejects.toMatchObject({
    code: 'offline',
    message: expect.stringMatching(/^The editor’s server does not answer\. /),
  });
  await expect(api.call('readModels', {})).rejects.toMatchObject({ code: 'offline' });
  expect([api.isOnline(), back.mock.calls.length]).toEqual([false, 0]);
  service.network = 'up';
  await api.call('readModels', {});
  await api.call('readModels', {});
  expect([api.isOnline(), back.mock.calls.length]).toEqual([true, 1]);
});

test('the end of the session is told once', async () => {
  const service = await startService({});
  const onSignedOut = vi.fn<() => void>();
  const onSignedIn = vi.fn<() => void>();
  const api = service.client({ onSignedOut, onSignedIn });
  await api.call('readModels', {});
  service.signOut();
  await expect(api.call('readModels', {})).rejects.toMatchObject({ code: 'signed_out' });
  await expect(api.call('readModels', {})).rejects.toMatchObject({ code: 'signed_out' });
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(api.isOnline()).toBe(true);
  expect(onSignedIn).not.toHaveBeenCalled();
  // In another window of this browser.
  service.signIn();
  await api.call('readModels', {});
  await api.call('readModels', {});
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test.each([
  [502, '<h1>Bad gateway</h1>', { code: 'offline' }],
  [500, '<h1>Oh</h1>', { code: 'internal' }],
  [200, 'not json', { code: 'internal' }],
  [
    422,
    '{"error":{"code":"invalid","message":"900 is over 10","at":"data.size"}}',
    { code: 'invalid', message: '900 is over 10', details: { at: 'data.size' } },
  ],
])('the answer %s %s is an error: %o', async (status, text, error) => {
  const api = createAuthoringClient({
    send: async () => ({ status, text }),
    listen: () => () => undefined,
  });
  const reading = api.call('readModels', {});
  await expect(reading).rejects.toBeInstanceOf(ApiError);
  await expect(reading).rejects.toMatchObject(error);
});

/** The browser's own transport, to a server that never answers. */
function silentServer() {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  onTestFinished(() => {
    timeout.mockRestore();
    vi.unstubAllGlobals();
  });
  return { api: createAuthoringClient(), limit, timeout };
}

test('a server that takes a request and never answers is away after half a minute', async () => {
  const { api, limit, timeout } = silentServer();
  const reading = api.call('readModels', {});
  expect(timeout).toHaveBeenCalledWith(30_000);
  limit.abort(new DOMException('It took too long', 'TimeoutError'));
  await expect(reading).rejects.toMatchObject({ code: 'offline' });
  expect(api.isOnline()).toBe(false);
});

test('a call that its caller stops says nothing of the server', async () => {
  const { api } = silentServer();
  const stop = new AbortController();
  const reading = api.call('readModels', {}, { signal: stop.signal });
  stop.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(api.isOnline()).toBe(true);
});

test('what is asked ahead is answered once, and asked anew after a change', async () => {
  const service = await startService({ [ABOUT]: { data: { name: 'About' } } });
  const api = service.client();
  const heard = vi.fn<() => void>();
  onTestFinished(api.onChange(heard));
  const asked = () => service.requests.filter((one) => one.startsWith('GET'));
  const read = () => api.call('readDocument', { params: about, query: {} });
  const ahead = async () => {
    service.requests.length = 0;
    api.ahead('readDocument', { params: about, query: {} });
    await expect.poll(asked).toEqual(['GET /documents/page/about']);
  };

  await ahead();
  const { revision } = await read();
  expect(asked()).toHaveLength(1);
  await read();
  expect(asked()).toHaveLength(2);

  await ahead();
  const changes = [{ op: 'set' as const, path: NAME, value: 'Written here' }];
  const body = { version: 'published' as const, revision, changes };
  await api.call('saveDocument', { params: about, query: {}, body });
  expect((await read()).json).toMatchObject({ data: { name: 'Written here' } });

  await ahead();
  heard.mockClear();
  service.project.write(DRAFT, { data: { name: 'Written elsewhere' } });
  await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
  expect((await read()).json).toMatchObject({ data: { name: 'Written elsewhere' } });
});

test('a failure of what was asked ahead is told to who asks, and a caller that stopped hears no more', async () => {
  const service = await startService({});
  const api = service.client();
  service.network = 'down';
  api.ahead('readModels', {});
  service.network = 'up';
  await expect(api.call('readModels', {})).rejects.toMatchObject({ code: 'offline' });
  const stop = new AbortController();
  api.ahead('readModels', {});
  const reading = api.call('readModels', {}, { signal: stop.signal });
  stop.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

test('all listeners share one stream; when it is lost, the server is asked once why', async () => {
  const sent: string[] = [];
  const streams: StreamListener[] = [];
  const close = vi.fn<() => void>();
  let answer: () => { status: number; text: string } = () => ({ status: 200, text: '{}' });
  const api = createAuthoringClient({
    async send({ address }: ApiRequest) {
      sent.push(address);
      return answer();
    },
    listen(listener) {
      streams.push(listener);
      return close;
    },
  });
  const heard: unknown[] = [];
  const back = vi.fn<() => void>();
  api.onOnline(back);
  const stops = [1, 2].map((who) => api.onChange((event) => void heard.push([who, event.kind])));
  expect(streams).toHaveLength(1);
  streams[0]?.onOpen(false);
  streams[0]?.onChange({ kind: 'models' });
  expect(heard).toEqual([
    [1, 'models'],
    [2, 'models'],
  ]);
  answer = () => {
    throw new TypeError('fetch failed');
  };
  streams[0]?.onLost();
  streams[0]?.onLost();
  await waitFor(() => expect(api.isOnline()).toBe(false));
  expect(sent).toEqual(['/edit/api/v1/session']);
  streams[0]?.onOpen(false);
  expect([api.isOnline(), back.mock.calls.length]).toEqual([true, 1]);
  // Changes may have been missed though the server was never away.
  streams[0]?.onOpen(true);
  expect(back).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
  expect(close).toHaveBeenCalledTimes(1);
});
