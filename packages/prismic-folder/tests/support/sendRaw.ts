import { type OutgoingHttpHeaders, request } from 'node:http';

/** Sends what fetch would not: another `Host`, an `Origin`, and the path as it is. */
export function sendRaw(
  port: number,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders,
  body?: string,
): Promise<{ status: number; headers: Headers; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const given = Object.entries(response.headers).map(([name, value]) => [name, `${value}`]);
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: new Headers(Object.fromEntries(given)), text });
      });
    });
    sent.on('error', reject).end(body);
  });
}
