import { isRecord } from '#ui/isRecord.ts';
import { parseUrl } from '#ui/parseUrl.ts';

/** How a page will show on search pages and where it is shared. */
export interface PageAppearance {
  /** As on its card. */
  readonly title: string;
  /** As on search pages. */
  readonly heading: string;
  readonly description: string;
  readonly address: string;
  /** Its own picture; null: it gets a card; empty: it has none. */
  readonly picture: string | null;
  readonly isClosed: boolean;
}

/** The server's answer; null if there is no page. */
export function readAppearance(answer: unknown): PageAppearance | null {
  if (!isRecord(answer)) return null;
  const text = (key: string) => {
    const value = answer[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    title: text('title'),
    heading: text('heading'),
    description: text('description'),
    address: text('address'),
    picture: answer['picture'] === null ? null : text('picture'),
    isClosed: answer['isClosed'] === true,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A half escape, which an address may have.
    return part;
  }
}

/** An address as search pages write it: `example.com › project › kelp`. */
export function addressWords(address: string): string {
  const url = parseUrl(address);
  if (!url) return address;
  const { host, pathname } = url;
  const parts = pathname.split('/').filter((part) => part !== '');
  return [host, ...parts.map((part) => decoded(part))].join(' › ');
}
