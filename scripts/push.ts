import { push } from '#sync/push/push.ts';
import { runCommand } from '#sync/runCommand.ts';

/** Sends the project's models and the content folder to the hosted repository. */
await runCommand(push);
