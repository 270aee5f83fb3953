import { openBrowser } from '#page-editor/server';
import type { Env } from '#server/settings/env.ts';
import { EDITOR_PATH } from '#page-editor/paths';
import type { NodeEditor } from './openEditor.ts';
import { startSite } from './startSite.ts';

/** On this machine only, at its own name, whatever the environment says of a public address. */
const onLoopback = (env: Env): Env => ({
  ...env,
  host: 'localhost',
  siteOrigin: null,
  trustedProxies: 0,
});

/** Prints a link that opens a session once, and opens it in the browser. */
function printLink(port: number, editor: NodeEditor, opens: boolean): void {
  const link = `http://localhost:${port}${EDITOR_PATH}/open?key=${editor.issueKey()}`;
  console.info(`Open the editor within ten minutes; the link works once: ${link}`);
  if (opens) openBrowser(link);
}

/** `npm run edit`: the production site with the editor. */
startSite({
  isEdited: () => true,
  isLocal: true,
  adapt: onLoopback,
  onListen(port, editor) {
    if (!editor?.isOn) return;
    printLink(port, editor, true);
    if (!process.stdin.isTTY) return;
    console.info('Press Enter for another link, for example for another browser.');
    // A terminal that is gone.
    process.stdin.on('error', () => {});
    process.stdin.on('data', () => printLink(port, editor, false)).unref();
  },
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
