/**
 * A process that saves without end until it is killed: module of the store, content folder, number
 * of files. All files of a commit have the same text, which says its number; every third commit
 * deletes the last file, and the next creates it again. Prints each number that was acknowledged.
 */
const [module = '', contentDir = '', files = '1'] = process.argv.slice(2);
/** @type {typeof import('../../src/store/openStore.ts')} */
const { openStore } = await import(module);
const store = await openStore({ contentDir, graceMs: 5 });
const paths = Array.from({ length: Number(files) }, (_, at) => `documents/page/p${at}.json`);
const last = store.read('documents/page/p0.json');
const first = last === null ? 1 : Number.parseInt(Buffer.from(last.bytes).toString(), 10) + 1;

for (let number = first; ; number += 1) {
  const isDeleting = number % 3 === 0 && paths.length > 1;
  await store.commit(
    paths.map((path, at) => ({
      path,
      content:
        isDeleting && at === paths.length - 1 ? null : Buffer.from(`${number} `.repeat(2000)),
      expected: store.read(path)?.revision ?? null,
    })),
  );
  process.stdout.write(`${number}\n`);
}
