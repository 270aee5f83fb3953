import { runCli } from '#prismic-folder/cli';

/** Brings the hosted repository's documents into the content folder. */
process.exitCode = await runCli(['pull', ...process.argv.slice(2)]);
