/**
 * A `fetch` that makes addresses of the site's own media root-relative (`/media/…`): the Content
 * API's absolute ones would differ between server and browser behind a proxy.
 */
export function withOwnMedia(request: typeof fetch, origin: string): typeof fetch {
  return async (input, init) => {
    const response = await request(input, init);
    if (!response.ok) return response;
    // Quotation marks inside JSON texts are escaped, so this matches the member `url` only.
    const text = (await response.text()).replaceAll(`"url":"${origin}/media/`, '"url":"/media/');
    return new Response(text, response);
  };
}
