/** A host name with a dot, then the port, path, query or hash of a web address. */
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,})(?::\d+)?(?:[/?#].*)?$/u;

/** File extensions that look like a top-level domain. */
const FILE = /^(?:html?|php|pdf|txt|json|xml|zip|png|jpe?g|webp|avif|gif|svg|mp[34]|webm|ogg)$/i;

/**
 * Adds `https://` to an address that begins with a host name, because browsers would resolve
 * `example.com` relative to the page. Returns other addresses unchanged.
 */
export function withScheme(address: string): string {
  const text = address.trim();
  const ending = HOST.exec(text)?.[1];
  if (ending === undefined) return address;
  const isFile = FILE.test(ending) && !/^www\./i.test(text) && !/^[^/?#]*[/:]/.test(text);
  return isFile ? address : `https://${text}`;
}
