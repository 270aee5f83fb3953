import { documentPath } from '#content/links.ts';
import { projectCard } from './projectCard.ts';
import { isRecord } from '#ui/isRecord.ts';
import { sanitizeTexts } from '#prismic-folder/fields';
import { textOf } from '#content/sanitize/json.ts';
import { isDocumentLink, type RawDocument } from '#server/sources/RawDocument.ts';
import { collectReferences, type References } from './collectReferences.ts';
import { REDIRECTS_TYPE } from '../redirects/redirectRows.ts';

/** What the addresses of a site are made of: a document of a ref, protected or not. */
export interface ListedDocument {
  readonly id: string;
  readonly uid: string;
  readonly type: string;
  readonly lang: string;
  readonly tags: readonly string[];
  /** Ids of the same document in other languages. */
  readonly translations: readonly string[];
  /** Id of the case study a project links to. */
  readonly caseStudy: string | null;
  /** False for projects that only lead to a case study or a website. */
  readonly hasOwnPage: boolean;
  /** Date of the last publication, as the source has it; empty if it has none. */
  readonly changed: string;
}

/** What the access policy needs of a document. */
export interface Facts extends ListedDocument {
  /** The part of them that stays in memory with a policy. */
  readonly listed: ListedDocument;
  /** Path of the document's page. */
  readonly path: string;
  /** Empty unless the document is a project with a password. */
  readonly password: string;
  /** Number of the external project a project shows. */
  readonly external: string | null;
  readonly all: References;
  /** References of the part of a project that stays public with a password; none of other types. */
  readonly card: () => References;
}

/** Any value in the password field protects the project, text or not. */
function passwordOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** What a document's data says of it. */
export type DataFacts = Pick<Facts, 'caseStudy' | 'hasOwnPage' | 'password' | 'external' | 'all'>;

function dataFactsOf({ type, data }: RawDocument): DataFacts {
  const isProject = type === 'project';
  const caseStudy = data['case_study'];
  const linked = isProject && isRecord(caseStudy) && isDocumentLink(caseStudy);
  const external = isProject ? textOf(data['behance_id']).trim() || null : null;
  return {
    caseStudy: linked ? caseStudy.id : null,
    hasOwnPage: !isProject || data['use_spread'] === 'Yes' || external !== null,
    password: isProject ? passwordOf(data['password']) : '',
    external,
    // An old address that leads to protected work does not make it public.
    all: collectReferences(type === REDIRECTS_TYPE ? {} : data),
  };
}

/** `known`: what its data says, if that is known without it. */
export function factsOf(document: RawDocument, known?: DataFacts): Facts {
  const { id, type } = document;
  const uid = textOf(document['uid']);
  const alternates = document['alternate_languages'];
  const { caseStudy, hasOwnPage, password, external, all } = known ?? dataFactsOf(document);
  const listed: ListedDocument = {
    id,
    uid,
    type,
    lang: textOf(document['lang']),
    tags: sanitizeTexts(document['tags']),
    translations: sanitizeTexts(
      Array.isArray(alternates) ? alternates.map((one) => (isRecord(one) ? one['id'] : null)) : [],
    ),
    caseStudy,
    hasOwnPage,
    changed: textOf(document['last_publication_date']),
  };
  return {
    ...listed,
    listed,
    path: documentPath({ type, uid }),
    password,
    external,
    all,
    card: () => {
      const { case_study: _target, ...card } = projectCard(document.data);
      return collectReferences(type === 'project' ? card : {});
    },
  };
}
