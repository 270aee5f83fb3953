import { join } from 'node:path';
import { isRecord } from '#ui/isRecord.ts';

/** Loads variables from an optional `.env` file; the environment wins. */
export function loadEnvFile(root: string): void {
  try {
    process.loadEnvFile(join(root, '.env'));
  } catch (error) {
    if (!isRecord(error) || error['code'] !== 'ENOENT') throw error;
  }
}
