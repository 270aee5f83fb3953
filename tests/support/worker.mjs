// Plain JavaScript: the runtime's package is loaded by Node itself, without a transpiler between.
import { readFile } from 'node:fs/promises';
import { Miniflare } from 'miniflare';

/**
 * @typedef {object} WranglerConfig the part of `wrangler.jsonc` the tests read
 * @property {string} main path of the bundle
 * @property {string} compatibility_date
 * @property {readonly string[]} [compatibility_flags]
 * @property {AssetsConfig} assets
 *
 * @typedef {object} AssetsConfig
 * @property {string} directory
 * @property {'auto-trailing-slash'} html_handling
 * @property {'none'} not_found_handling
 *
 * @typedef {object} WorkerOptions
 * @property {Readonly<Record<string, string>>} bindings variables and secrets
 * @property {string} [script] path of the bundle; the built one by default
 * @property {number} [port] a free one by default
 * @property {(text: string) => void} [onPrint] gets the worker's output
 */

/**
 * `wrangler.jsonc` without what JSON lacks: comments on lines of their own, and trailing commas.
 * @returns {Promise<WranglerConfig>}
 */
export async function wranglerConfig() {
  const text = await readFile('wrangler.jsonc', 'utf8');
  return JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/,(?=\s*[}\]])/g, ''));
}

/**
 * Starts the worker on the runtime of Cloudflare's own servers, as `wrangler.jsonc` configures it.
 * @param {WorkerOptions} options
 */
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
    // Tests set the IP address a request comes from.
    stripCfConnectingIp: false,
    /** @param {import('node:stream').Readable[]} streams */
    handleRuntimeStdio(...streams) {
      for (const stream of streams) stream.on('data', (chunk) => onPrint(String(chunk)));
    },
  });
  await worker.ready;
  return worker;
}
