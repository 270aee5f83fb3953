// Exports the built site into a folder and serves it as plain file servers do: a folder
// by its index.html, under an address with a slash at its end; anything else by 404.html.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Work that contract.spec.ts asks for. */
const EXPORTED = ['kelp', 'two-rooms', 'low-tide', 'paper-weather', 'night-ward', 'hush-watch'];

const port = Number(process.env.PORT);
const folder = await mkdtemp(join(tmpdir(), 'export-'));
/** Answers wait for the export, which is written while journeys on other sites run. */
const exported = exportSite();

async function exportSite() {
  const content = await contentToExport();
  const env = { ...process.env, CONTENT_DIR: content, SITE_ORIGIN: `http://localhost:${port}` };
  const command = ['dist/server/export.js', '--out', folder];
  const fault = await promisify(execFile)(process.execPath, command, { env }).then(
    () => null,
    ({ stderr }) => stderr,
  );
  if (content !== 'content') await rm(content, { recursive: true });
  if (fault === null) return;
  console.error(fault);
  process.exit(1);
}

/** The demo content; unless all is tested without most of its work, whose pictures take half a minute. */
async function contentToExport() {
  if (process.env.FULL) return 'content';
  const part = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', part, {
    recursive: true,
    filter: (path) => {
      const [, name] = /documents\/(?:project|case_study)\/([^.]+)/.exec(path) ?? [];
      return name === undefined || EXPORTED.includes(name);
    },
  });
  // Nobody looks at the pictures of the menu here.
  for (const name of ['settings.json', 'settings.fr-fr.json']) {
    const path = join(part, 'documents/settings', name);
    const settings = JSON.parse(await readFile(path, 'utf8'));
    for (const row of settings.data.menu_rows ?? []) delete row.image;
    await writeFile(path, JSON.stringify(settings));
  }
  return part;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function respond(request, response) {
  await exported;
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const path = join(folder, decodeURIComponent(pathname));
  /**
   * @param {string} file
   * @param {number} code
   */
  const send = async (file, code) => {
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(code, { 'content-type': type });
    response.end(request.method === 'HEAD' ? undefined : await readFile(file));
  };
  const found = path.startsWith(folder) ? await stat(path).catch(() => null) : null;
  if (!/^(GET|HEAD)$/.test(request.method ?? '')) return response.writeHead(405).end();
  if (found?.isFile()) return send(path, 200);
  const index = join(path, 'index.html');
  const isFolder = found?.isDirectory() && (await stat(index).catch(() => null));
  if (!isFolder) return send(join(folder, '404.html'), 404);
  if (pathname.endsWith('/')) return send(index, 200);
  return response.writeHead(301, { location: `${pathname}/${search}` }).end();
}

const server = createServer((request, response) => {
  respond(request, response).catch(() => response.writeHead(400).end());
});
server.listen(port, 'localhost', () => {
  // Cast: the server listens on a port.
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.info(`The files are on http://localhost:${address.port}`);
});
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close(() => rm(folder, { recursive: true }).then(() => process.exit(0)));
  });
}
