import { push, runCommand } from '#prismic-folder';

/** Sends the project's models and the content folder to the hosted repository. */
await runCommand(push);
