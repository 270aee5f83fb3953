import { refuseUid } from '#content/ownAddresses.ts';
import { runCli } from '#prismic-folder/cli';

/** Brings the hosted repository's documents into the content folder, and says which have an address of the site. */
process.exitCode = await runCli(['pull', ...process.argv.slice(2)], { refuseUid });
