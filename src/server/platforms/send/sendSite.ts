import type { SendLine, SendRun } from '#page-editor/server';
import { SendError } from './program.ts';
import {
  digestsOf,
  wordsFor,
  withVersion,
  type RecordStore,
  type SentRecord,
  type SiteDocument,
  type StoredVersion,
} from './sendRecord.ts';
import { countFiles, type MakeSite } from './siteFiles.ts';
import type { Look } from './Way.ts';
import type { OpenWay } from './ways.ts';

/** What shows how far it is. */
export interface SendSteps {
  readonly line: (line: SendLine) => void;
  readonly progress: (progress: SendRun['progress']) => void;
  readonly signal: AbortSignal;
}

export interface SendOptions {
  readonly store: RecordStore;
  readonly makeSite: MakeSite;
  readonly documents: () => Promise<readonly SiteDocument[]>;
  /** `SITE_ORIGIN`. */
  readonly origin: string | null;
  /** The folder that the site is written into. */
  readonly site: string;
  readonly opened: OpenWay & { readonly id: string };
  /** What is replaced although it is not the site's own. */
  readonly over?: string | undefined;
  /** The version that is put online again, instead of what is published now. */
  readonly back?: string | undefined;
}

/** Where visitors will see it: what the owner wrote, what lies there says, what the server is set to, what is usual. */
export const addressOf = (
  { address, usual }: OpenWay,
  look: Pick<Look, 'site'>,
  origin: string | null,
): string | null => address ?? look.site ?? origin ?? usual;

/** 41 MB, as people count them. */
export const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1e6))} MB`;

/** The versions that were sent to a place, the latest first. */
export const sentTo = (
  { sent }: SentRecord,
  { id, to }: { readonly id: string; readonly to: string },
) => sent.filter((one) => one.way === id && one.to === to);

/** Throws unless what lies there is the site's own, or the owner said that it may be replaced. */
export async function checkTip(
  look: Look,
  sent: readonly StoredVersion[],
  over: string | undefined,
): Promise<void> {
  if (look.tip === null || look.tip === sent[0]?.ref || look.tip === over) return;
  if (sent.length > 0) {
    throw new SendError('Somebody else put something newer there. Look at it first.', look.tip);
  }
  if (look.isSite) {
    throw new SendError(
      'A site sent from another computer lies there. Look at it first.',
      look.tip,
    );
  }
  const [first, ...rest] = await look.others();
  if (first === undefined) return;
  const more = rest.length === 0 ? '' : ` and ${rest.length} more`;
  throw new SendError(
    `Something else lies there: ${first}${more}. Choose an empty place.`,
    look.tip,
  );
}

/** What arrived although its sender has ended before it heard of it. */
export async function adoptPending(store: RecordStore, look: Look): Promise<SentRecord> {
  const stored = await store.read();
  const { pending } = stored;
  if (pending === null || pending.ref !== look.tip || stored.sent[0]?.ref === look.tip)
    return stored;
  return store.change((now) => withVersion(now, pending));
}

/** Sends what is published now, or an earlier version. Rejects with a SendError, and then what was online stays. */
export async function sendSite(
  options: SendOptions,
  { progress, signal }: SendSteps,
): Promise<void> {
  const { store, opened, site } = options;
  const { way, id, to } = opened;
  const look = await way.look(signal);
  const stored = await adoptPending(store, look);
  const sent = sentTo(stored, opened);
  await checkTip(look, sent, options.over);
  if (options.back !== undefined) {
    const earlier = sent.find(({ ref }) => ref === options.back);
    if (!earlier) throw new SendError('That version is not there any more.');
    const what = `Back to: ${earlier.what.replace(/^Back to: /, '')}`;
    const ref = await way.goBack({ ref: earlier.ref, tip: look.tip, what }, signal);
    await store.change((known) => withVersion(known, { ...earlier, ref, what, at: Date.now() }));
    return;
  }
  const address = addressOf(opened, look, options.origin);
  if (address === null)
    throw new SendError('Nobody knows at which address it will be seen. Write it first.');
  const documents = await options.documents();
  const what = wordsFor({ ...stored, sent: [...sent] }, documents);
  await options.makeSite({
    folder: site,
    address,
    isTrial: false,
    onDone: (name, done, known) => progress({ what: name, done, known }),
    signal,
  });
  const size = await countFiles(site);
  if (look.free !== null && look.free < size.bytes && look.tip === null)
    throw fullDisk(size.bytes, look.free);
  const version = (ref: string): StoredVersion => ({
    way: id,
    to,
    ref,
    at: Date.now(),
    what,
    address,
    documents: digestsOf(documents),
  });
  const ref = await way
    .send({
      folder: site,
      files: size.files,
      tip: look.tip,
      what,
      onRef: async (name) =>
        void (await store.change((known) => ({ ...known, pending: version(name) }))),
      onFile: (done, known) => progress({ what: 'files', done, known }),
      signal,
    })
    .catch((error: unknown) => {
      const isFull = error instanceof SendError && /disk over there is full/.test(error.message);
      throw isFull && look.free !== null ? fullDisk(size.bytes, look.free) : error;
    });
  await store.change((known) => withVersion(known, version(ref)));
}

const fullDisk = (needed: number, free: number) =>
  new SendError(
    `The disk over there is full: ${megabytes(needed)} needed, ${Math.round(free / 1e6)} free.`,
  );
