import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname } from 'node:path';
import { build } from 'vite';
import type { SoundOptions } from '../../../src/effects/sound/types.ts';
import { noise, wave } from './wave.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.ogg': 'audio/ogg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
};

/** Sounds made for the tests: noise, and silent impulse responses. */
const GENERATED: Readonly<Record<string, Buffer>> = {
  '/noise.wav': wave(1, 1, noise()),
  '/mute.wav': wave(2, 0.005, () => 0),
};

async function built(): Promise<Map<string, string | Uint8Array>> {
  // Cast: one input and no watching gives one output.
  const { output } = (await build({
    configFile: false,
    root: 'tests/support/sound',
    logLevel: 'error',
    build: { write: false, modulePreload: { polyfill: false } },
  })) as { output: ({ fileName: string } & ({ code: string } | { source: string }))[] };
  return new Map(
    output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]),
  );
}

/** The page of the sound bench, built for production, with the demo's media. */
export interface SoundBench {
  /** Address of the page for an engine of these options. */
  readonly address: (options: Omit<SoundOptions, 'log' | 'tap'>) => string;
  readonly close: () => void;
}

export async function serveSoundBench(): Promise<SoundBench> {
  const files = await built();
  const find = async (path: string) => {
    if (path.startsWith('/media/')) return readFile(`content/media/${basename(path)}`);
    const file = files.get(path === '/' ? '/index.html' : path) ?? GENERATED[path];
    if (file === undefined) throw new Error(`Nothing at ${path}`);
    return file;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const body = await find(pathname);
      response.setHeader('content-type', TYPES[extname(pathname) || '.html'] ?? 'text/plain');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  // Cast: a TCP server's address.
  const { port } = server.address() as AddressInfo;
  return {
    address: (options) =>
      `http://localhost:${port}/?options=${encodeURIComponent(JSON.stringify(options))}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
