import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ownIdentity } from '../../src/store/processIdentity.ts';
import { change, createTestFolder } from './storeFolder.ts';

const run = promisify(execFile);
const A = 'documents/page/a.json';
const COUNTER = fileURLToPath(new URL('countingWriter.mjs', import.meta.url));
/** The built package, because a process that compiles first takes long to start. */
const STORE = new URL('../../dist/store/openStore.js', import.meta.url).href;

describe('several processes on one folder', () => {
  it('share it: no change is lost, and those too late are refused', async () => {
    const folder = createTestFolder({ [A]: '0', 'documents/page/b.json': '0' });
    const times = 25;
    const start = () => run(process.execPath, [COUNTER, STORE, folder.contentDir, `${times}`]);
    const results = await Promise.all([start(), start(), start()]);
    expect(folder.text(A)).toBe(`${3 * times}`);
    expect(folder.text('documents/page/b.json')).toBe(`${3 * times}`);
    expect(folder.strays()).toEqual([]);
    const refused = results.reduce((sum, { stdout }) => sum + Number(stdout), 0);
    console.info(`${3 * times} commits of three processes, ${refused} refused and repeated`);
  });

  it('take over the lock of a dead one', async () => {
    const folder = createTestFolder({ [A]: 'a1' });
    const store = await folder.open();
    folder.write('.store/lock', ownIdentity().replace(/^\d+-\d+/, '1-1'));
    await store.commit([change(store, A, 'a2')]);
    expect(folder.text(A)).toBe('a2');
    await store.close();
    expect(folder.strays()).toEqual([]);
  });
});

const isRoot = process.getuid?.() === 0;

describe('a real file system', () => {
  it.runIf(process.platform !== 'win32')(
    'that is read-only is refused in plain words',
    async () => {
      const folder = createTestFolder({ [A]: 'a1' });
      chmodSync(folder.at(A), 0o666);
      chmodSync(folder.contentDir, 0o555);
      onTestFinished(() => chmodSync(folder.contentDir, 0o755));
      const script = `
      const { openStore } = await import(process.argv[1]);
      // Root may write everywhere.
      if (process.getuid() === 0) process.setuid(65534);
      const store = await openStore({ contentDir: process.argv[2] });
      const { revision } = store.read('${A}');
      await store.commit([{ path: '${A}', content: Buffer.from('a2'), expected: revision }])
        .catch((error) => process.stdout.write(error.code + ' ' + error.message));`;
      const words = ['--input-type=module', '-e', script, STORE, folder.contentDir];
      const { stdout } = await run(process.execPath, words);
      expect(stdout).toMatch(/^storage documents\/page\/a\.json could not be written \(EACCES\)/);
      expect(folder.text(A)).toBe('a1');
    },
  );

  it.runIf(isRoot && canMount())('that is full is refused, and the old file is whole', async () => {
    const folder = createTestFolder();
    const disk = folder.at('disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', [disk]));
    folder.write(`disk/${A}`, 'a1');
    const store = await folder.open({ contentDir: disk });
    const large = change(store, A, 'x'.repeat(400_000));
    await expect(store.commit([large])).rejects.toThrow(/disk is full/);
    expect(folder.text(`disk/${A}`)).toBe('a1');
    await store.commit([change(store, A, 'a2')]);
    expect(folder.text(`disk/${A}`)).toBe('a2');
    await store.close();
  });

  it.runIf(isRoot && canMount())('that is mounted below the content is written', async () => {
    const folder = createTestFolder();
    const disk = folder.at('documents');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', [disk]));
    folder.write(A, 'a1');
    const store = await folder.open();
    await store.commit([change(store, A, 'a2'), change(store, 'drafts/documents/page/b', 'b1')]);
    await store.commit([change(store, 'documents/post/c.json', 'c1')]);
    expect([folder.text(A), folder.text('documents/post/c.json')]).toEqual(['a2', 'c1']);
    await store.close();
    expect(folder.strays()).toEqual([]);
  });
});

/** Containers often may not. */
function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
