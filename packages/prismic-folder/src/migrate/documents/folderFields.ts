import { normalizeFields } from '../../fields/normalizeFields.ts';
import type { PendingLink } from '../../fields/normalizing.ts';
import { createReport } from '../../lib/createReport.ts';
import { createFindMedia } from '../../folder/locateMedia.ts';
import { mediaAddress } from '../../lib/mediaAddress.ts';
import { folderData } from '../../sync/form/forms.ts';
import type { Problem, TypeModel } from '../../types.ts';
import { refuseProblems } from '../refusal.ts';
import type { WriteProject } from '../WriteProject.ts';
import { assetNames, expandIds, folderAddress } from './expandIds.ts';

type Json = Readonly<Record<string, unknown>>;

/** The document whose data is converted. */
export interface FieldOwner {
  readonly id: string;
  readonly type: TypeModel;
  readonly lang: string;
}

/**
 * Converts data in the format of the Migration API to that of files in the folder. Throws a 400
 * with every value that the model does not allow, and every id of which there is nothing.
 */
export function folderFields(data: Json, owner: FieldOwner, project: WriteProject): Json {
  const problems: Problem[] = [];
  const report = createReport('', problems);
  const { media, documents } = project;
  const expanded = expandIds(data, { documents, media, assets: assetNames(media), report });
  const fields = canonicalFields(expanded, owner, project, problems);
  refuseProblems(problems);
  return fields;
}

/** Data of a file in the folder's format as a pull writes it; invalid values are left out. */
export function canonicalFields(
  data: unknown,
  { id, type, lang }: FieldOwner,
  { models, media }: Pick<WriteProject, 'models' | 'media'>,
  problems: Problem[] = [],
): Json {
  const links: PendingLink[] = [];
  const report = createReport('', problems);
  const findMedia = createFindMedia(media);
  const context = { models, findMedia, documentId: id, lang, report, path: [], links };
  const normalized = normalizeFields(context, data, type.fields, type.file);
  for (const { link, ...target } of links) {
    Object.assign(link, { id: target.id, type: target.type, uid: target.uid, lang: target.lang });
  }
  return folderData(normalized, type, {
    models,
    media({ url }) {
      const address = mediaAddress(String(url));
      return address.at === 'media' ? folderAddress(address.name) : String(url);
    },
    target: ({ id: linked, type: linkedType, uid, lang: linkedLang }) =>
      linkedType === undefined || uid === undefined
        ? { id: linked }
        : { type: linkedType, uid, ...(linkedLang !== lang && { lang: linkedLang }) },
  });
}
