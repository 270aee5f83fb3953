import { runCli } from '#prismic-folder/cli';

/** Sends the project's models and the content folder to the hosted repository. */
process.exitCode = await runCli(['push', '--strict', ...process.argv.slice(2)]);
