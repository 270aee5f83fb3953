import { readFile } from 'node:fs/promises';
import { get, type ClientRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { startSite, type RunningSite } from '../support/site.ts';

/** The most expensive requests of the content: its largest image near its own size in AVIF. */
const ADDRESSES = Array.from(
  { length: 230 },
  (_, index) => `/media/hero-dark.webp?w=${2159 - index}&fm=avif&q=100`,
);
/** Memory as the container sets it up. */
const CONTAINER = { NODE_OPTIONS: '--max-semi-space-size=4', MALLOC_ARENA_MAX: '2' };
/** In MB: a small machine has no more. One such image takes 190 beside the 95 of the process. */
const MEMORY = 512;
const ATTACKER = '203.0.113.66';

/** An image as a page requests it, of another file each time. */
const image = (name: string) => `/media/${name}.webp?auto=compress,format&w=1280&q=80`;

test.skip(process.platform !== 'linux', 'what the server takes is read from /proc');
test.setTimeout(300_000);

/** CPU time of a process so far, in ms: on a busy machine more reliable than the clock. */
async function cpuTime(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  // Clock ticks of 10 ms in user and system mode; the fields count from the third.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The most memory a process has held so far, in MB. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

function requestImage(origin: string, path: string, client: string) {
  const headers = { 'x-forwarded-for': client, accept: 'image/webp,*/*', connection: 'close' };
  let request: ClientRequest | undefined;
  const status = new Promise<number>((resolve) => {
    request = get(origin + path, { headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    request.on('error', () => resolve(0));
  });
  return { status, leave: () => request?.destroy() };
}

/** Sends all requests at once and waits until the queue refuses those beyond a client's share. */
async function attack({ origin }: RunningSite) {
  const requests = ADDRESSES.map((path) => requestImage(origin, path, ATTACKER));
  const statuses: number[] = [];
  for (const { status } of requests) void status.then((one) => statuses.push(one));
  const refused = () => statuses.filter((status) => status === 503).length;
  await expect.poll(refused, { timeout: 120_000 }).toBeGreaterThan(200);
  return {
    finished: () => statuses.filter((status) => status === 200).length,
    refused,
    leave: async () => {
      for (const one of requests) one.leave();
      await Promise.all(requests.map(({ status }) => status));
    },
  };
}

test('230 requests for large images block neither other clients nor the shutdown of the server @full', async () => {
  const site = await startSite({ ...CONTAINER, TRUSTED_PROXIES: '1', MEDIA_CACHE_MB: '0' });
  const visit = async (name: string) => {
    const before = await cpuTime(site.pid);
    const status = await requestImage(site.origin, image(name), '198.51.100.7').status;
    return { status, cpu: (await cpuTime(site.pid)) - before };
  };

  const { finished, leave } = await attack(site);
  const before = finished();
  const during = await visit('cover-bread-clock');
  expect(during.status).toBe(200);
  // Transforms that are running may end, and one more; the others wait.
  expect(finished() - before).toBeLessThanOrEqual(2);
  expect(during.cpu).toBeLessThan(2000);
  await leave();
  const after = await visit('cover-bright-side-fg');
  expect(after.status).toBe(200);
  expect(after.cpu).toBeLessThan(2000);
  expect(await peakMemory(site.pid)).toBeLessThan(MEMORY);

  // Not all images were made: they fill the queue again.
  const again = await attack(site);
  const finishedBefore = again.finished();
  await site.stop();
  expect(again.finished() - finishedBefore).toBeLessThanOrEqual(2);
});
