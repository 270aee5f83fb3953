// Plain JavaScript: the runtime's package is loaded by Node itself, without a transpiler between.
import { readFile } from 'node:fs/promises';
import { Miniflare } from 'miniflare';

/** `wrangler.jsonc` without what JSON has not: comments on lines of their own, and last commas. */
export async function wranglerConfig() {
  const text = await readFile('wrangler.jsonc', 'utf8');
  return JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/,(?=\s*[}\]])/g, ''));
}

/** Starts the worker on the runtime of Cloudflare's own servers, as `wrangler.jsonc` configures it. */
export async function startWorker({ bindings, script, port = 0, onPrint = () => {} }) {
  const { main, compatibility_date: compatibilityDate, assets } = await wranglerConfig();
  const { html_handling, not_found_handling } = assets;
  const contents = await readFile(script ?? main, 'utf8');
  const worker = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents }],
    compatibilityDate,
    assets: {
      directory: assets.directory,
      assetConfig: { html_handling, not_found_handling },
      routerConfig: { has_user_worker: true },
    },
    bindings,
    host: '127.0.0.1',
    port,
    // The address of whoever asks is what a test says it is.
    stripCfConnectingIp: false,
    handleRuntimeStdio(...streams) {
      for (const stream of streams) stream.on('data', (chunk) => onPrint(String(chunk)));
    },
  });
  await worker.ready;
  return worker;
}
