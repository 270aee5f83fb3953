import type { Hono } from 'hono';
import { EnvError } from '#server/settings/EnvError.ts';
import type { BuiltIn } from './builtIn.ts';
import { createWorkerApp } from './createWorkerApp.ts';
import type { Bindings } from './workerEnv.ts';

/** Replaced by the build. */
declare const BUILT_IN: BuiltIn;

const builtIn = BUILT_IN;

/** The platform's context of a request. */
interface Execution {
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/** One per isolate, with its caches and rate limits. */
let app: Hono | null = null;

async function answer(request: Request, bindings: Bindings): Promise<Response> {
  try {
    app ??= createWorkerApp(bindings, builtIn);
    return await app.fetch(request);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    return new Response('This site is not set up yet: its log says what is missing.', {
      status: 500,
      headers: { 'cache-control': 'no-store' },
    });
  }
}

/** The entry of a Cloudflare Worker. */
export default {
  fetch(request: Request, bindings: Bindings, execution: Execution): Promise<Response> {
    const response = answer(request, bindings);
    // Other requests may share work of this one, so it must finish even if the client has gone.
    execution.waitUntil(response);
    return response;
  },
};
