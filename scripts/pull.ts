import { pull } from '#prismic-folder/sync/pull/pull.ts';
import { runCommand } from '#prismic-folder/sync/runCommand.ts';

/** Brings the hosted repository's documents into the content folder. */
await runCommand(pull);
