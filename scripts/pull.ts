import { pull, runCommand } from '#prismic-folder';

/** Brings the hosted repository's documents into the content folder. */
await runCommand(pull);
