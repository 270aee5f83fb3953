/** A host name with a dot, then the port, path, query or hash of a web address. */
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,})(?::\d+)?(?:[/?#].*)?$/u;

/** Endings that look like a top-level domain where a file beside the page is meant. */
const FILE = /^(?:html?|php|pdf|txt|json|xml|zip|png|jpe?g|webp|avif|gif|svg|mp[34]|webm|ogg)$/i;

/**
 * The address with `https://` in front where it begins with a host name: browsers would look for
 * `example.com` beside the page. Every other address is answered as it is.
 */
export function withScheme(address: string): string {
  const text = address.trim();
  const ending = HOST.exec(text)?.[1];
  if (ending === undefined) return address;
  const isFile = FILE.test(ending) && !/^www\./i.test(text) && !/^[^/?#]*[/:]/.test(text);
  return isFile ? address : `https://${text}`;
}
