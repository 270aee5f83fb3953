import { base64url, type Keys } from '#server/lib/keys.ts';
import { createSigner } from '#server/lib/createSigner.ts';
import { parseShareRecords, printShareRecords, type ShareRecord } from './shareRecords.ts';
import type { KeptText } from './ShareStore.ts';

/** Why a link opens nothing; `lost`: it was made under another secret. */
export type ShareState = 'open' | 'expired' | 'revoked' | 'lost';

/** A link as its owner sees it. */
export interface OwnedShare extends ShareRecord {
  readonly state: ShareState;
  /** What its address contains; null where the server's secret has changed since. */
  readonly token: string | null;
}

export interface ShareLinks {
  /** The project and link that a token opens now; null for every other text. */
  readonly find: (token: string) => Promise<ShareRecord | null>;
  /** The projects that these links open now, by link. */
  readonly opened: (links: readonly string[]) => Promise<readonly ShareRecord[]>;
  /** All links of a project, the newest first. */
  readonly list: (document: string) => Promise<readonly OwnedShare[]>;
  readonly create: (document: string, client: string, expiresAt: number) => Promise<OwnedShare>;
  /** Ends a link at once; null if the project has no such link. */
  readonly revoke: (document: string, id: string) => Promise<OwnedShare | null>;
  /** Forgets a link, which ends it too; false if the project has no such link. */
  readonly remove: (document: string, id: string) => Promise<boolean>;
}

export interface ShareLinksOptions {
  readonly file: KeptText;
  readonly keys: Keys;
  readonly now: () => number;
  readonly log: (message: string, error: unknown) => void;
}

/** In bytes: nobody guesses one of 2^96, whatever the rate. */
const ID_BYTES = 12;

/** In characters: enough to tell secrets apart, too few to learn one from. */
const KEY_LENGTH = 8;

/**
 * Share links of projects. A token is its link's id, signed with the server's secret, so that the
 * file alone opens nothing and the owner can copy a link again. A link that is not in the file opens nothing.
 */
export function createShareLinks({ file, keys, now, log }: ShareLinksOptions): ShareLinks {
  const signer = createSigner(keys, 'share');
  // Ids are never empty.
  const key = keys.digest('share', '').then((digest) => base64url(digest).slice(0, KEY_LENGTH));
  let last: Promise<unknown> = Promise.resolve();

  const read = async () => parseShareRecords(await file.read(), file.name);
  /** For visitors: with an unreadable file every link is closed. */
  const readOrNone = () =>
    read().catch((error: unknown) => {
      log(`Share links are closed: ${file.name} cannot be read`, error);
      return [];
    });

  const stateOf = (record: ShareRecord, current: string): ShareState => {
    if (record.revokedAt !== null) return 'revoked';
    if (record.expiresAt <= now()) return 'expired';
    return record.key === current ? 'open' : 'lost';
  };
  const owned = async (record: ShareRecord): Promise<OwnedShare> => {
    const current = await key;
    const token = record.key === current ? await signer.write(record.id) : null;
    return { ...record, state: stateOf(record, current), token };
  };
  /** One after the other, so that no edit is lost. */
  const edit = <Result>(
    change: (records: readonly ShareRecord[]) => readonly [readonly ShareRecord[], Result],
  ): Promise<Result> => {
    const done = last.then(async () => {
      const before = await read();
      const [after, result] = change(before);
      if (after !== before) await file.write(printShareRecords(after));
      return result;
    });
    last = done.catch(() => null);
    return done;
  };
  const liveAmong = async (ids: readonly string[]) => {
    const [records, current] = await Promise.all([readOrNone(), key]);
    return records.filter((one) => ids.includes(one.id) && stateOf(one, current) === 'open');
  };

  return {
    async find(token) {
      // Both always: a token with a valid signature takes as long as any other.
      const [id, records, current] = await Promise.all([signer.read(token), readOrNone(), key]);
      const record = records.find((one) => one.id === id);
      return record && stateOf(record, current) === 'open' ? record : null;
    },
    opened: async (links) => (links.length === 0 ? [] : liveAmong(links)),
    async list(document) {
      const own = (await read()).filter((record) => record.document === document);
      const links = await Promise.all(own.map(owned));
      return links.toSorted((one, other) => other.createdAt - one.createdAt);
    },
    async create(document, client, expiresAt) {
      const record: ShareRecord = {
        id: base64url(crypto.getRandomValues(new Uint8Array(ID_BYTES))),
        document,
        client,
        createdAt: Math.round(now()),
        expiresAt,
        revokedAt: null,
        key: await key,
      };
      await edit((records) => [[...records, record], null]);
      return owned(record);
    },
    async revoke(document, id) {
      const found = await edit((records) => {
        const record = records.find((one) => one.id === id && one.document === document);
        if (!record || record.revokedAt !== null) return [records, record ?? null];
        const revoked = { ...record, revokedAt: Math.round(now()) };
        return [records.map((one) => (one === record ? revoked : one)), revoked];
      });
      return found && owned(found);
    },
    remove: (document, id) =>
      edit((records) => {
        const rest = records.filter((one) => one.id !== id || one.document !== document);
        return rest.length === records.length ? [records, false] : [rest, true];
      }),
  };
}
