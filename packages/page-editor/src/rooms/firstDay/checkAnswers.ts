import { objectOf, parseUrl } from 'prismic-folder/edit';
import { remember, rememberedJson } from '../../kit/remembered.ts';
import { readWebAddress } from '../../fields/links/values/webAddress.ts';
import type { OwnAnswers } from '../../model/EditorHost.ts';

/** What is written and chosen in the form. */
export interface Written extends Pick<OwnAnswers, 'picture' | 'pictureIn' | 'accent'> {
  readonly name: string;
  readonly line: string;
  /** An email and addresses, as they were typed. */
  readonly where: string;
}

/** What is wrong, by the field it is said at. */
export type Faults = Readonly<Partial<Record<'name' | 'line' | 'where', string>>>;

const MAX_NAME = 80;
const MAX_LINE = 160;

const length = (text: string) => [...text].length;

/** An email and addresses of pages, as people write them: `mastodon.social/@ada` gets its scheme. */
function readWhere(text: string): Pick<OwnAnswers, 'email' | 'links'> & { fault?: string } {
  const emails: string[] = [];
  const links: string[] = [];
  for (const word of text.split(/[\s,;]+/).filter((one) => one !== '')) {
    if (/^@[\p{L}\p{N}_.-]+$/u.test(word)) {
      const fault = `Where is ${word}? Write the whole address, such as mastodon.social/${word}.`;
      return { email: '', links, fault };
    }
    const read = readWebAddress(word);
    if ('problem' in read) return { email: '', links, fault: read.problem };
    if (read.url.startsWith('mailto:')) emails.push(read.url.slice('mailto:'.length));
    else if (isPage(read.url)) links.push(read.url);
    else return { email: '', links, fault: `“${word}” is no address, such as ada.example.com.` };
  }
  const [email = '', other] = emails;
  return {
    email,
    links: [...new Set(links)],
    ...(other !== undefined && { fault: `One email is enough: ${email} or ${other}.` }),
  };
}

function isPage(url: string): boolean {
  const whole = parseUrl(url);
  return /^https?:$/.test(whole?.protocol ?? '') && whole?.hostname.includes('.') === true;
}

/** Checks what is written before anything is sent; a sentence for each fault. */
export function checkAnswers({ name, line, where }: Written): Faults {
  const own = length(name.trim());
  const about = length(line.trim());
  const { fault } = readWhere(where);
  return {
    ...(own === 0 && { name: 'A name is needed to publish.' }),
    ...(own > MAX_NAME && {
      name: `${own} characters are too long for the header: at most ${MAX_NAME}.`,
    }),
    ...(about > MAX_LINE && {
      line: `${about} characters are more than a line: at most ${MAX_LINE}.`,
    }),
    ...(fault !== undefined && { where: fault }),
  };
}

/** The answers as a site is made of them; of what is not complete yet, nothing. */
export function answersOf({ name, line, where, ...chosen }: Written): OwnAnswers {
  const { email, links } = readWhere(where);
  return { name: name.trim(), line: line.trim(), email, links, ...chosen };
}

const KEY = 'editor-own-site';

/** What was written before the window was loaded again. */
export function keptAnswers(): Written {
  const kept = objectOf(rememberedJson(KEY));
  const text = (key: keyof Written) => (typeof kept[key] === 'string' ? kept[key] : null);
  return {
    name: text('name') ?? '',
    line: text('line') ?? '',
    where: text('where') ?? '',
    picture: text('picture'),
    pictureIn: text('pictureIn'),
    accent: text('accent'),
  };
}

/** Keeps what is written in this browser; null: it is a site now. */
export const keepAnswers = (written: Written | null): void => void remember(KEY, written);
