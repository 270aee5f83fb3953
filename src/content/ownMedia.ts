/**
 * A `fetch` whose answers name the site's own media by path (`/media/…`): the Content API gives
 * absolute addresses, which would differ between server and browser behind a proxy.
 */
export function withOwnMedia(request: typeof fetch, origin: string): typeof fetch {
  return async (input, init) => {
    const response = await request(input, init);
    if (!response.ok) return response;
    // Inside a JSON text quotation marks are escaped, so this is the member `url` and nothing else.
    const text = (await response.text()).replaceAll(`"url":"${origin}/media/`, '"url":"/media/');
    return new Response(text, response);
  };
}
