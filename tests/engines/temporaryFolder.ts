import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder of the system's temporary ones. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'slicefolio-engine-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}
