import { openDB } from 'idb';
import type { KeptStore } from './KeptStore.ts';

const NAME = 'slicefolio-editor';
const STORE = 'kept';

/** The store of this browser; null where it is forbidden, as in some private windows. */
export async function openKeptStore(): Promise<KeptStore | null> {
  try {
    if (typeof indexedDB === 'undefined') return null;
    const database = await openDB(NAME, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(STORE),
      // A later version of the editor in another tab must not wait for this one.
      blocking: (_current, _blocked, { target }) => {
        if (target instanceof IDBDatabase) target.close();
      },
    });
    return {
      async entries(prefix) {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const transaction = database.transaction(STORE);
        const [keys, values] = await Promise.all([
          transaction.store.getAllKeys(range),
          transaction.store.getAll(range),
        ]);
        return keys.map((key, index) => [String(key), values[index]]);
      },
      async write(writes) {
        const transaction = database.transaction(STORE, 'readwrite');
        const { store } = transaction;
        const requests = writes.map(([key, value]) =>
          value === undefined ? store.delete(key) : store.put(value, key),
        );
        await Promise.all([...requests, transaction.done]);
      },
      claim: claimLock,
    };
  } catch {
    return null;
  }
}

/** By a lock of the browser; where it has none, nobody is known to have the name. */
function claimLock(name: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(`${NAME}/${name}`, { ifAvailable: true }, hold).catch(reject);
  });
}
