/**
 * One of several processes that count in the same files: module of the store, content folder,
 * times. Adds 1 to both files in one commit; starts again when another process was faster.
 */
const [module = '', contentDir = '', times = '1'] = process.argv.slice(2);
/** @type {typeof import('../../src/store/openStore.ts')} */
const { openStore } = await import(module);
const store = await openStore({ contentDir, graceMs: 1 });
const paths = ['documents/page/a.json', 'documents/page/b.json'];
for (let done = 0; done < Number(times);) {
  const files = paths.map((path) => ({ path, file: store.read(path) }));
  const changes = files.map(({ path, file }) => ({
    path,
    content: Buffer.from(`${Number(Buffer.from(file?.bytes ?? []).toString()) + 1}`),
    expected: file?.revision ?? null,
  }));
  try {
    await store.commit(changes);
    done += 1;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RevisionError') throw error;
  }
}
await store.close();
