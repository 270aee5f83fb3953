import { rm, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import type { OnlineState, Sender, SendLine, SendRequest, SendRun } from '#page-editor/server';
import { leftOut } from './leftOut.ts';
import { SendError } from './program.ts';
import { differing, type RecordStore, type SiteDocument } from './sendRecord.ts';
import { type MakeSite } from './siteFiles.ts';
import { sendSite, sentTo, type SendSteps } from './sendSite.ts';
import { trySite } from './trySite.ts';
import { thisServer, type ThisServer, WAYS, type Values } from './ways.ts';

export interface SenderOptions {
  readonly store: RecordStore;
  /** A folder that may be removed at any time. */
  readonly cacheFolder: string;
  readonly makeSite: MakeSite;
  /** What is published now. */
  readonly documents: () => Promise<readonly SiteDocument[]>;
  /** Ids of documents behind a password. */
  readonly locked: () => Promise<readonly string[]>;
  /** How many share links are open. */
  readonly shareLinks: () => Promise<number>;
  /** `SITE_ORIGIN`: where visitors see the site, unless the way says otherwise. */
  readonly origin: string | null;
  readonly here: ThisServer;
  /** The program that reaches other machines: `ssh`. */
  readonly ssh?: string;
  /** In ms. */
  readonly trialLimit?: number;
}

/** A sender that can also be waited for, and ended. */
export interface OpenSender extends Sender {
  /** Resolves when nothing is being sent. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** In ms: a trial that takes longer says so. */
export const TRIAL_LIMIT = 10_000;

const LATE: SendLine = {
  state: 'remark',
  text: 'Ten seconds are over. The rest is looked at when it is sent.',
};

/** The last line of what was stopped. */
export const STOPPED: SendLine = { state: 'remark', text: 'Stopped. What was online stays.' };

/** Ends a trial. */
const OVER = new SendError('Nothing answered within ten seconds. Is it the right place?');

/** Sends the site of a folder; one thing at a time. */
export function createSender(options: SenderOptions): OpenSender {
  const { store, cacheFolder, documents, here, trialLimit = TRIAL_LIMIT } = options;
  let run: SendRun | null = null;
  let trial: SendRun | null = null;
  let stop = new AbortController();
  let work: Promise<void> = Promise.resolve();
  let isBusy = false;
  const site = join(cacheFolder, 'site');

  const begin = async (
    kind: SendRun['kind'],
    way: string,
    limit: number | null,
    steps: (show: SendSteps) => Promise<void>,
  ) => {
    if (isBusy) throw new SendError('It is being sent already.');
    isBusy = true;
    stop = new AbortController();
    const { signal } = stop;
    const giveBack = await takeLock(join(cacheFolder, 'lock')).catch((error: unknown) => {
      isBusy = false;
      throw error;
    });
    const startedAt = Date.now();
    const from = performance.now();
    run = { kind, way, startedAt, took: null, lines: [], progress: null, fault: null };
    const change = (part: Partial<SendRun>) => {
      run = run && { ...run, ...part };
      if (kind === 'trial') trial = run;
    };
    const line = (one: SendLine) => change({ lines: [...(run?.lines ?? []), one] });
    const timer = limit === null ? undefined : setTimeout(() => stop.abort(OVER), limit);
    let fault: SendRun['fault'] = null;
    work = steps({ line, progress: (progress) => change({ progress }), signal })
      .catch((error: unknown) => {
        const failure: unknown = signal.aborted ? signal.reason : error;
        if (signal.aborted && failure !== OVER) {
          line(STOPPED);
        } else {
          const text = failure instanceof Error ? failure.message : String(failure);
          const over = failure instanceof SendError ? failure.over : undefined;
          fault = { text, ...(over !== undefined && { over }) };
        }
      })
      .finally(async () => {
        clearTimeout(timer);
        const took = performance.now() - from;
        // What cannot be removed is written over by the next one.
        await rm(site, { recursive: true, force: true }).catch(() => {});
        await giveBack().catch(() => {});
        isBusy = false;
        // Last: whoever sees that it has ended, and why, may begin the next.
        change({ took, progress: null, fault });
      });
  };
  const openWay = (id: string, values: Values) => {
    const kind = WAYS.find((one) => one.id === id);
    if (!kind) throw new SendError('There is no such way.');
    return kind.open(values, { cacheFolder, ssh: options.ssh });
  };
  const current = async () => {
    const stored = await store.read();
    const { way } = stored;
    if (way === null) throw new SendError('Say first where the site is to lie.');
    return { id: way, ...openWay(way, stored.values[way] ?? {}) };
  };

  const ask = async (request: SendRequest): Promise<void> => {
    switch (request.do) {
      case 'try': {
        const { way: id, values } = request;
        return begin('trial', id, trialLimit, async (show) => {
          const opened = { id, ...openWay(id, values) };
          await trySite({ ...options, site, opened }, show).catch(async (error: unknown) => {
            // What was looked at is enough to begin: an export of thousands of pages takes longer.
            if (show.signal.reason !== OVER || run?.lines.length === 0) throw error;
            show.line(LATE);
            for (const one of await leftOut(options, await options.locked())) show.line(one);
          });
          if (run?.lines.some(({ state }) => state === 'wrong')) return;
          await store.change((stored) => ({
            ...stored,
            way: id,
            values: { ...stored.values, [id]: { ...values } },
          }));
        });
      }
      case 'send': {
        const opened = await current();
        return begin('send', opened.id, null, (show) =>
          sendSite({ ...options, site, opened, over: request.over }, show),
        );
      }
      case 'return': {
        const opened = await current();
        return begin('send', opened.id, null, (show) =>
          sendSite({ ...options, site, opened, back: request.to }, show),
        );
      }
      case 'sendWithPublish': {
        await store.change((stored) => ({ ...stored, sendsWithPublish: request.isOn }));
        return undefined;
      }
      default:
        stop.abort(new SendError('stopped'));
        return undefined;
    }
  };

  const state = async (): Promise<OnlineState> => {
    // Before anything is read: a run that has ended by then has stored what it came to.
    const now = { run, trial };
    const stored = await store.read();
    const lines = thisServer(here);
    const used = await current().catch(() => null);
    const sent = used === null ? [] : sentTo(stored, used);
    const [last] = sent;
    return {
      way: stored.way,
      ways: [
        ...WAYS.map(({ id, label, light, lead, fields }) => ({
          id,
          label,
          light,
          lead,
          fields: fields.map((field) => ({ ...field, value: stored.values[id]?.[field.id] ?? '' })),
          isSetUp: stored.values[id] !== undefined,
        })),
        {
          id: 'here',
          label: 'This server',
          light: 'from this server',
          lead: 'With a password, the editor runs on the server that visitors see. What you publish is online at once, and nothing is left out.',
          fields: [],
          isSetUp: lines.every((one) => one.state === 'good'),
          lines,
        },
      ],
      ...now,
      online: last === undefined ? null : { address: last.address, since: last.at },
      waiting: last === undefined ? 0 : differing(last.documents, await documents()).count,
      sent: sent.map(({ ref, at, what }, index) => ({ id: ref, at, what, isOnline: index === 0 })),
      sendsWithPublish: stored.sendsWithPublish,
      leftOut: await leftOut(options, await options.locked()),
    };
  };

  return {
    state,
    ask,
    settled: () => work,
    async close() {
      stop.abort(new SendError('stopped'));
      await work;
    },
  };
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Takes a file that names this process, so that two do not send at once; returns what gives it back. */
async function takeLock(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true });
  const take = () => writeFile(path, String(process.pid), { flag: 'wx' });
  try {
    await take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(await readFile(path, 'utf8').catch(() => ''));
    // A container that is started again has the same numbers: one of this process is of an earlier one.
    if (pid > 0 && pid !== process.pid && isAlive(pid)) {
      throw new SendError(`Another window or terminal is sending just now (process ${pid}).`);
    }
    // Its process has ended in the middle.
    await rm(path, { force: true });
    await take();
  }
  return () => rm(path, { force: true });
}
