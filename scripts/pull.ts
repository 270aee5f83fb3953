import { runCli } from '#prismic-folder';

/** Brings the hosted repository's documents into the content folder. */
process.exitCode = await runCli(['pull', ...process.argv.slice(2)]);
