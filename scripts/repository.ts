import { refuseUid } from '#content/ownAddresses.ts';
import { runCli } from '#prismic-folder/cli';

/**
 * Serves the embedded repository with every part of its API, for any Prismic client on this machine.
 * Edits of the content folder (`CONTENT_DIR`, else `content`) show at once.
 */
process.exitCode = await runCli(['serve', ...process.argv.slice(2)], { refuseUid });
