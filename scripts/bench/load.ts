import { Agent, get as ask } from 'node:http';

export interface LoadOptions {
  readonly connections: number;
  /** How long, in ms. */
  readonly time: number;
  /** Addresses and what is sent with each, taken in turn. */
  readonly requests: readonly (readonly [
    url: string,
    headers?: Readonly<Record<string, string>>,
  ])[];
}

export interface LoadResult {
  readonly count: number;
  /** Answers of 400 or more, and connections that failed. */
  readonly errors: number;
  /** Of each request until its answer's last byte, in ms. */
  readonly samples: readonly number[];
}

/** Several connections that each ask again as soon as they are answered. */
export async function load({ connections, time, requests }: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const samples: number[] = [];
  let errors = 0;
  let turn = 0;
  const one = (url: string, headers: Readonly<Record<string, string>>) =>
    new Promise<void>((done) => {
      const started = performance.now();
      const failed = () => {
        errors += 1;
        done();
      };
      ask(url, { agent, headers }, (response) => {
        if ((response.statusCode ?? 500) >= 400) errors += 1;
        response.resume();
        response.on('error', failed);
        response.on('end', () => {
          samples.push(performance.now() - started);
          done();
        });
      }).on('error', failed);
    });
  const end = performance.now() + time;
  const worker = async () => {
    while (performance.now() < end) {
      const [url = '', headers = {}] = requests[turn++ % requests.length] ?? [];
      await one(url, headers);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { count: samples.length, errors, samples };
}
