import type { EditorHost, OwnAnswers } from '../../model/EditorHost.ts';
import { fitData } from '../../slices/fitData.ts';
import { readWebAddress } from '../../fields/links/values/webAddress.ts';
import { exampleMedia } from '../../slices/example/exampleOf.ts';
import { parseUrl } from 'prismic-folder/edit';
import type { RefObject } from 'react';
import { ApiError, type AuthoringClient } from '../../api/AuthoringClient.ts';
import { refusalOf } from '../../fields/media/upload/refusal.ts';
import type { EditorModels } from '../../model/EditorModels.ts';

/** What is written in the form; the picture is a file of this computer. */
export type Written = Omit<OwnAnswers, 'picture'> & { readonly picture: File | null };

/** What is wrong, by the field it is said at. Links are by their number. */
export type Faults = Readonly<Partial<Record<'name' | 'line' | 'email' | 'picture', string>>> & {
  readonly links: readonly (string | null)[];
};

const MAX_NAME = 80;
const MAX_LINE = 160;

const linkFault = ({ label, address }: Written['links'][number]): string | null => {
  const [words, url] = [label.trim(), address.trim()];
  if (words === '' && url === '') return null;
  if (url === '') return 'Write the address, or leave both empty.';
  const read = readWebAddress(url);
  if ('problem' in read) return read.problem;
  const whole = parseUrl(read.url);
  if (!/^https?:$/.test(whole?.protocol ?? '') || !whole?.hostname.includes('.'))
    return 'This is not the address of a page, such as mastodon.social/@ada.';
  return words === '' ? 'Write what the link is called.' : null;
};

const emailFault = (email: string): string | undefined =>
  email.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? undefined
    : 'An email address has an @, such as you@example.com.';

/** Checks what is written before anything is sent; a sentence for each fault. */
export function checkAnswers({ name, line, email, links, picture }: Written): Faults {
  const own = name.trim();
  const length = [...own].length;
  const fault = {
    name:
      own === ''
        ? 'Write your name: it is in the header and under every page.'
        : length > MAX_NAME
          ? `${length} characters are too long for the header: at most ${MAX_NAME}.`
          : undefined,
    line:
      [...line.trim()].length > MAX_LINE
        ? `${[...line.trim()].length} characters are more than a line: at most ${MAX_LINE}.`
        : undefined,
    email: emailFault(email),
    picture:
      picture !== null && !picture.type.startsWith('image/')
        ? `${picture.name} is not a picture. Choose a JPEG, PNG, WebP or AVIF file.`
        : undefined,
  };
  return {
    ...Object.fromEntries(Object.entries(fault).filter(([, text]) => text !== undefined)),
    links: links.map(linkFault),
  };
}

export const hasFaults = ({ links, ...others }: Faults): boolean =>
  Object.keys(others).length > 0 || links.some((text) => text !== null);

/** A picture that is in the library already: a second attempt does not store it again. */
export interface Uploaded {
  readonly file: File;
  readonly name: string;
}

interface Project {
  readonly api: AuthoringClient;
  readonly host: EditorHost;
  readonly models: EditorModels;
}

/** Uploads the picture, and puts the new site in the place of the demo. */
export async function startSite(
  { api, host, models }: Project,
  written: Written,
  uploaded: RefObject<Uploaded | null>,
): Promise<void> {
  const { picture: file } = written;
  if (file !== null && uploaded.current?.file !== file) {
    const item = await api
      .call('uploadMedia', { query: { name: file.name }, body: file })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        throw new ApiError(error.code, refusalOf(file, error), error.details);
      });
    uploaded.current = { file, name: item.name };
  }
  const links = written.links.flatMap(({ label, address }) => {
    const read = readWebAddress(address);
    return 'url' in read ? [{ label: label.trim(), address: read.url }] : [];
  });
  const answers = {
    name: written.name.trim(),
    line: written.line.trim(),
    email: written.email.trim(),
    links,
    picture: file === null ? null : (uploaded.current?.name ?? null),
  };
  const today = new Date().toLocaleDateString('sv-SE');
  const starters = await host.starters?.();
  const content = starters?.ownSite?.(answers, today);
  if (!content) throw new Error('This project has no content to start with.');
  const documents = content.documents.flatMap((document) => {
    const type = models.types.get(document.type);
    return type ? [{ ...document, data: fitData(models, type, document.data) }] : [];
  });
  // New slices arrive with what their examples show.
  const media = new Set([...content.media, ...(await exampleMedia(host, models))]);
  await api.call('startContent', { body: { media: [...media], documents } });
}
