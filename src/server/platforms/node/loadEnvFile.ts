import { join } from 'node:path';
import { isRecord } from '#server/lib/json.ts';

/** Adds what `.env` in a folder sets and the environment does not; no file is no fault. */
export function loadEnvFile(root: string): void {
  try {
    process.loadEnvFile(join(root, '.env'));
  } catch (error) {
    if (!isRecord(error) || error['code'] !== 'ENOENT') throw error;
  }
}
