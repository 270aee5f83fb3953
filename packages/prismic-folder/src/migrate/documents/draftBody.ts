import { documentName } from '../../authoring/contract/documents.ts';
import { isMissing } from '../../fields/normalizing.ts';
import { UID } from '../../folder/documentHeader.ts';
import { nearest } from '../../lib/nearest.ts';
import { isRecord, kindOf } from '../../json.ts';
import type { TypeModel } from '../../types.ts';
import { must } from '../refusal.ts';
import type { WriteProject } from '../WriteProject.ts';

/** What a request of the Migration API says about a document. Other properties are ignored. */
export interface DraftBody {
  readonly title?: string;
  readonly uid?: string;
  readonly tags?: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

export interface NewDraftBody extends DraftBody {
  readonly title: string;
  readonly type: TypeModel;
  readonly lang: string;
  /** Id of a version in another language. */
  readonly alternate?: string;
}

type Body = Readonly<Record<string, unknown>>;

/** Reads the body of a PUT. What it leaves out stays as it is. */
export function readDraftBody(body: Body, type: TypeModel): DraftBody {
  const { title, uid, tags, data } = body;
  must(isRecord(data), `data must be an object, is ${kindOf(data)}`);
  must(isMissing(title) || isTitle(title), 'title must be text of 1 to 500 characters');
  const isTags = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string' && tag !== '');
  must(isMissing(tags) || isTags, 'tags must be a list of texts');
  return {
    ...(isTitle(title) && { title }),
    ...(!isMissing(uid) && { uid: readUid(uid, type) }),
    ...(isTags && { tags: [...new Set(tags)] }),
    data,
  };
}

/** Reads the body of a POST. */
export function readNewDraftBody(body: Body, { models, settings }: WriteProject): NewDraftBody {
  const { title, type, lang, uid, alternate_language_id: alternate } = body;
  must(typeof type === 'string', 'type must be the id of a custom type');
  const model = models.types.get(type);
  must(
    model !== undefined,
    `there is no custom type "${type}"${nearest(type, models.types.keys())}`,
  );
  must(isTitle(title), 'title must be text of 1 to 500 characters');
  const languages = settings.languages.map(({ id }) => id);
  must(
    typeof lang === 'string' && languages.includes(lang),
    `lang must be one of the repository's languages: ${languages.join(', ')}`,
  );
  must(!hasUid(model) || !isMissing(uid), `uid is missing: a ${type} has one`);
  must(
    isMissing(alternate) || typeof alternate === 'string',
    'alternate_language_id must be the id of a document',
  );
  return {
    ...readDraftBody(body, model),
    title,
    type: model,
    lang,
    ...(typeof alternate === 'string' && { alternate }),
  };
}

function hasUid({ fields }: TypeModel): boolean {
  return fields['uid']?.type === 'UID';
}

/** A uid becomes a file's name, so the rules of both apply. */
function readUid(uid: unknown, type: TypeModel): string {
  must(hasUid(type), `uid is not possible: a ${type.id} has none`);
  must(
    typeof uid === 'string' && UID.test(uid) && documentName.safeParse(uid).success,
    `uid is ${JSON.stringify(uid)}: 1 to 200 small letters, digits and - _ . ~ are allowed`,
  );
  return uid;
}

function isTitle(title: unknown): title is string {
  return typeof title === 'string' && title.trim() !== '' && title.length <= 500;
}
