import { existsSync } from 'node:fs';
import { readModels } from '#adapter-react/codegen/models.ts';
import { zoneProblems } from '#adapter-react/codegen/zones.ts';
import { readSettings } from '#adapter-react/settings.ts';
import { commandFile } from './commandFile.mjs';
import { run } from './setup.mjs';

/**
 * Checks the types of all projects, and keeps what it found in `.cache/types` for the next time. A slice in no zone, or a deleted
 * one that a zone still lists, is reported first: the compiler reports both in files that are not
 * to blame.
 */
try {
  const settings = await readSettings(process.cwd());
  const problems = zoneProblems(await readModels(settings), settings);
  for (const { message } of problems) console.error(message);
  if (problems.length > 0) process.exit(1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const projects = ['.', 'tests'].filter(existsSync);
run(process.execPath, [commandFile('tsc'), '--build', ...projects, ...process.argv.slice(2)]);
