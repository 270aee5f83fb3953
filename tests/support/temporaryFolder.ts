import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const NAME = 'tests-';

/** One folder for all that the tests of a run write, so that nothing of it stays. */
export default function temporaryFolder() {
  // Each project of the run asks for it.
  if (basename(tmpdir()).startsWith(NAME)) return;
  const folder = mkdtempSync(join(tmpdir(), NAME));
  // Some tests read as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
