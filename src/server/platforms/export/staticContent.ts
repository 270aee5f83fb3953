import { exportedImage } from '#ui/image/imageFile.ts';

/** Whether a value is an image: nothing else has dimensions. */
const isImage = (value: unknown): value is { readonly url: string; readonly dimensions: unknown } =>
  typeof value === 'object' && value !== null && 'dimensions' in value && 'url' in value;

/**
 * Content for exported pages: the site's own media without the origin, and images at the address
 * below which each of their sizes will be a file.
 */
export function staticContent(text: string, origin: string): string {
  const own = text.replaceAll(`${origin}/media/`, '/media/');
  return JSON.stringify(
    JSON.parse(own, (_, value: unknown) => {
      if (!isImage(value)) return value;
      return { ...value, url: exportedImage(value.url) };
    }),
  );
}

/** A `fetch` that returns such content. */
export function staticFetch(request: typeof fetch, origin: string): typeof fetch {
  return async (input, init) => {
    const response = await request(input, init);
    if (!response.ok) return response;
    return new Response(staticContent(await response.text(), origin), response);
  };
}
