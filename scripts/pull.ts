import { pull } from '#sync/pull/pull.ts';
import { runCommand } from '#sync/runCommand.ts';

/** Brings the hosted repository's documents into the content folder. */
await runCommand(pull);
