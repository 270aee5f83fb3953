import type { Destination } from './Action.tsx';
import { parseUrl } from '../parseUrl.ts';

/** Schemes that content may link to; scripts and data are not among them. */
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Base for relative addresses; never shown. */
const base = 'https://relative.invalid';

/** An address that is safe in a link, trimmed; else null. */
export function safeAddress(address: string | null | undefined): string | null {
  const text = address?.trim() ?? '';
  const url = text === '' ? null : parseUrl(text, base);
  return url && schemes.has(url.protocol) ? text : null;
}

/** As texts, which an export below a path moves. */
const FILES = ['/media/', '/api/'];

/** Whether the router handles an address: a path of this site outside media and API. */
export function isRoute(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !FILES.some((path) => address.startsWith(path));
}

/** Whether an address leaves the site. */
export function isExternal(address: string): boolean {
  return /^(?:https?:)?[/\\]{2}/i.test(address);
}

/** An address as props of a control: the router's routes, external ones in a new tab. */
export function destinationOf(address: string, external = isExternal(address)): Destination {
  if (isRoute(address)) return { to: address };
  return external ? { href: address, external } : { href: address };
}

/** A plain press on a link; with a modifier key the browser opens a tab or a window. */
export const isPlain = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
