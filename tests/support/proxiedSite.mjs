// Serves the built site behind a TLS proxy on a name that is not loopback, as on the web:
// the site speaks plain HTTP and learns from the proxy's headers how visitors reached it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';

const HOST = 'portfolio.example';
const folder = new URL('tls/', import.meta.url);

// A test may act as a proxy in front, with its own X-Forwarded-For.
const proxies = Number(process.env.TRUSTED_PROXIES || 0) + 1;
const site = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT: '0', TRUSTED_PROXIES: String(proxies) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
site.once('exit', (code) => process.exit(code ?? 1));
let text = '';
const sitePort = await new Promise((resolve) => {
  site.stdout.on('data', (chunk) => {
    text += chunk;
    const port = /http:\/\/localhost:(\d+)/.exec(text)?.[1];
    if (port) resolve(Number(port));
  });
});

/**
 * The headers of a request as a proxy passes them on: `Host` stays, the visitor is appended.
 * @param {import('node:http').IncomingMessage} request
 */
function passedOn({ headers, socket }) {
  const visitors = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  return { ...headers, 'x-forwarded-for': visitors, 'x-forwarded-proto': 'https' };
}

const proxy = createServer(
  {
    key: await readFile(new URL('key.pem', folder)),
    cert: await readFile(new URL('cert.pem', folder)),
  },
  (request, response) => {
    const { method, url: path } = request;
    const passed = ask({ port: sitePort, method, path, headers: passedOn(request) }, (result) => {
      response.writeHead(result.statusCode ?? 502, result.headers);
      result.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  },
);
proxy.listen(Number(process.env.PORT), '127.0.0.1');
await once(proxy, 'listening');
// Cast: the proxy listens on a port.
const address = /** @type {import('node:net').AddressInfo} */ (proxy.address());
console.info(`The proxy is on https://${HOST}:${address.port}`);
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.once(signal, () => {
    proxy.close();
    proxy.closeAllConnections();
    site.kill(signal);
  });
}
