import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder of the system's temporary ones. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'slicefolio-engine-'));
  // A browser that has ended may still have a process that writes.
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10 }) };
}
