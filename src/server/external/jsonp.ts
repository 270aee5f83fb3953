import { callbackForm } from '#external/client/callbackName.ts';

/** An answer of the service; its own status stands inside it. */
export type ExternalAnswer = Readonly<Record<string, unknown>> & { readonly http_code: number };

const unsafe: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that is also a script, and that cannot end the element it may be written into. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (sign) => unsafe[sign] ?? sign);
}

const headers = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' };

/**
 * The response to one request: a script that calls `callback`, or plain JSON without one. A script
 * has status 200 whatever happened, since a browser runs no other. A callback of any other form than
 * a plain name is refused and never repeated.
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
  // The comment keeps the start of the script out of the caller's hands. A caller that has gone
  // took its function with it.
  const script = `/**/typeof ${callback}==='function'&&${callback}(${scriptJson(answer)});`;
  return new Response(script, {
    headers: { ...headers, 'content-type': 'application/javascript; charset=utf-8' },
  });
}
