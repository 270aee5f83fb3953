import type { RefObject } from 'react';
import { ApiError, type AuthoringClient } from '../api/AuthoringClient.ts';
import { refusalOf } from '../media/upload/refusal.ts';
import type { EditorModels } from '../model/EditorModels.ts';
import { readWebAddress } from '../links/values/webAddress.ts';
import { ownSite } from '../starters/ownSite.ts';
import type { Written } from './checkAnswers.ts';

/** A picture that is in the library already: a second attempt does not store it again. */
export interface Uploaded {
  readonly file: File;
  readonly name: string;
}

/** Uploads the picture, and puts the new site in the place of the demo. */
export async function startSite(
  api: AuthoringClient,
  models: EditorModels,
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
  await api.call('startContent', { body: ownSite(models, answers, today) });
}
