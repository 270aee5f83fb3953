import { withScheme } from 'prismic-folder/models';
import { parseUrl } from 'prismic-folder/edit';

/** What the owner wrote as an address: the address for the file, and what to say about it. */
type WebAddress =
  | { readonly url: string; readonly note?: string }
  /** A sentence; such an address is not saved. */
  | { readonly problem: string };

const SCRIPT = /^(?:javascript|vbscript|data):/i;
const EMAIL = /^[^\s@/:?#]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;
const PHONE = /^\+[\d\s()/.-]{5,}$/;
const EMPTY_SCHEME = /^(?:https?|mailto|tel|sms):\/*$/i;
const WORD = /^[\p{L}\p{N}_-]+$/u;

/** Browsers ignore these inside an address, which would hide its scheme. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const IGNORED = /[\u0000-\u0020\u007f]/g;

/** Whether an address would run a script of its own. */
export const runsScript = (address: string): boolean => SCRIPT.test(address.replace(IGNORED, ''));

/** Reads an address as people write it: `example.com` gets its scheme, scripts are refused. */
export function readWebAddress(written: string): WebAddress {
  const text = written.trim();
  if (text === '') return { problem: 'Write an address, such as example.com.' };
  if (runsScript(text)) {
    return { problem: 'This address would run a script. Use https, mailto, tel or #.' };
  }
  if (EMPTY_SCHEME.test(text)) return { problem: `Something is missing after ${text}` };
  if (text.startsWith('//')) return { url: encoded(`https:${text}`) };
  if (/^[#/]/.test(text)) return { url: encoded(text) };
  if (EMAIL.test(text)) return { url: `mailto:${text}` };
  if (PHONE.test(text)) return { url: `tel:${text.replaceAll(/[^+\d]/g, '')}` };
  const url = withScheme(text);
  if (/^https?:/i.test(url) && !parseUrl(encoded(url))) {
    return { problem: `“${text}” is not the address of a page.` };
  }
  if (WORD.test(text)) {
    const note = `“${text}” leads to a page beside the one with the link. A website begins with https://.`;
    return { url: text, note };
  }
  return { url: encoded(url) };
}

/** An address for people: without `https://` and a last slash, letters instead of codes. */
export function shownAddress(url: string): string {
  const short = url.replace(/^https?:\/\/(?=.)/i, '').replace(/^(?:mailto|tel):(?=.)/i, '');
  const plain = /^[^/?#]+\/$/.test(short) ? short.slice(0, -1) : short;
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}

/** White space would end the address where it is used in markup or a text. */
function encoded(url: string): string {
  return url.replaceAll(/\s/g, encodeURIComponent);
}
