import { addressOf } from '#content/languages.ts';
import { documentPath } from '#content/links.ts';
import { isRecord } from '#ui/isRecord.ts';
import type { OpenDocument } from '../document/DocumentSession.ts';

interface Addressed {
  readonly type: string;
  readonly uid: string | null;
  /** Absent: the master language. */
  readonly lang?: string | undefined;
}

/** The address of a document's page on the site. */
export const siteAddress = ({ type, uid, lang }: Addressed): string =>
  addressOf(lang === undefined ? '' : `/${lang}`, documentPath({ type, uid }));

type Opened = Pick<OpenDocument, 'key' | 'json'>;

/** Whether a project has a case study, which its card leads to: no link of the site leads to its own page. */
export function hasCaseStudy({ key, json }: Opened): boolean {
  const link = json.data?.['case_study'];
  return (
    key.type === 'project' &&
    isRecord(link) &&
    (link['id'] !== undefined || link['uid'] !== undefined)
  );
}

/**
 * Where visitors see an open document: a case study is found by the uid of its project, too. `key`: what it is
 * called now, if that has changed since. A translation's uid need not be the name of its file.
 */
export function visitedAddress(
  open: Opened & { readonly summary: Pick<OpenDocument['summary'], 'uid'> },
  { type, name, lang }: OpenDocument['key'] = open.key,
): string {
  const uid = name === open.key.name ? open.summary.uid : name;
  return siteAddress({ type: hasCaseStudy(open) ? 'case_study' : type, uid, lang });
}
