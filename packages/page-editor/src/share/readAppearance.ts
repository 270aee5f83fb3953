import { isRecord, parseUrl } from 'prismic-folder/edit';
import { askSite } from '../api/askSite.ts';
import { decoded } from '../model/place.ts';

/** So much of a title and of a description is shown by search pages, in characters. */
export const MAX_TITLE = 60;
export const MAX_DESCRIPTION = 160;

/** A text as search pages cut it: at a word. */
export function cutAtWord(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const start = characters.slice(0, max).join('');
  const cut = start.replace(/\s+\S*$/u, '');
  return `${cut === '' ? start : cut} …`;
}

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

/** A page, and what it is asked of. */
export interface AskedPage {
  readonly path: string;
  /** Of the saved document: another one shows other things. */
  readonly revision: string;
  /** What is published before, as JSON; by default all drafts. */
  readonly publication?: string | undefined;
}

/** So long an address may be. Whoever publishes more at once sees the page with all drafts. */
const MAX_PUBLICATION = 6000;

/** What the server is asked of a page, in an address. */
export const pageQuery = ({ path, revision, publication = '' }: AskedPage) => ({
  path,
  revision,
  ...(publication !== '' && publication.length <= MAX_PUBLICATION && { publication }),
});

/** Asks the server how a page will show; null if there is no page. */
export const readPage = async (page: AskedPage, signal: AbortSignal) =>
  readAppearance(await askSite('appearance', pageQuery(page), signal));

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

/** An address as search pages write it: `example.com › project › kelp`. */
export function addressWords(address: string): string {
  const url = parseUrl(address);
  if (!url) return address;
  const { host, pathname } = url;
  const parts = pathname.split('/').filter((part) => part !== '');
  return [host, ...parts.map(decoded)].join(' › ');
}
