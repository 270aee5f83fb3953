import { execFileSync } from 'node:child_process';

/**
 * Builds the packages before any test, where they are older than their sources: Slice Machine and
 * the projects of tests load them as published. No test builds while others read.
 */
export default function buildPackages(): void {
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/buildPackages.mjs', '--no-window'], {
    stdio: 'inherit',
  });
}
