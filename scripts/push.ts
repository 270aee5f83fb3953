import { push } from '#prismic-folder/sync/push/push.ts';
import { runCommand } from '#prismic-folder/sync/runCommand.ts';

/** Sends the project's models and the content folder to the hosted repository. */
await runCommand(push);
