import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const NAME = 'tests-';

/**
 * Makes one folder for all that tests write from now on; returns what removes it. Vitest calls it, too,
 * for each of its projects: in a folder that is there already it does nothing.
 */
export function temporaryFolder(): () => void {
  if (basename(tmpdir()).startsWith(NAME)) return () => {};
  const folder = mkdtempSync(join(tmpdir(), NAME));
  // Some tests read as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

export default temporaryFolder;
