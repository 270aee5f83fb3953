import { callbackForm } from '#external/client/callbackName.ts';

/** A response body of the service, which contains its status. */
export type ExternalAnswer = Readonly<Record<string, unknown>> & { readonly http_code: number };

const unsafe: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that is valid in a script and cannot close a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (sign) => unsafe[sign] ?? sign);
}

const headers = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' };

/**
 * The response to a request: a script that calls `callback`, or JSON without one. A script always has
 * status 200, because browsers run no other. A callback that is not a plain name is rejected and never
 * echoed.
 */
export function jsonpResponse(answer: ExternalAnswer, callback: string | undefined): Response {
  if (callback === undefined) {
    const code = answer.http_code;
    const status = Number.isInteger(code) && code >= 400 && code <= 599 ? code : 200;
    return Response.json(answer, { status, headers });
  }
  if (!callbackForm.test(callback)) {
    return Response.json(
      { http_code: 400, message: 'callback must be a name: letters, digits, $ and _' },
      { status: 400, headers },
    );
  }
  // The comment keeps callers from choosing the first bytes. The function may be gone by now.
  const script = `/**/typeof ${callback}==='function'&&${callback}(${scriptJson(answer)});`;
  return new Response(script, {
    headers: { ...headers, 'content-type': 'application/javascript; charset=utf-8' },
  });
}
