import type { Destination } from './Action.tsx';

/** What a visitor may be sent to by content: pages, mail, telephone. Never a script, never data. */
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Any base does for a relative address; it is never shown. */
const base = 'https://relative.invalid';

/** An address that may stand in a link, trimmed; null for anything that could run or deceive. */
export function safeAddress(address: string | null | undefined): string | null {
  const text = address?.trim() ?? '';
  if (text === '' || !URL.canParse(text, base)) return null;
  return schemes.has(new URL(text, base).protocol) ? text : null;
}

/** Whether the router can follow an address: a path of this site that is neither a file nor the API. */
export function isRoute(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/^\/(?:media|api)\//.test(address);
}

/** Whether an address leaves the site. */
export function isExternal(address: string): boolean {
  return /^(?:https?:)?[/\\]{2}/i.test(address);
}

/** An address as a button or a chip takes it: routes by the router, what leaves the site in a new tab. */
export function destinationOf(address: string): Destination {
  if (isRoute(address)) return { to: address };
  return isExternal(address) ? { href: address, external: true } : { href: address };
}
