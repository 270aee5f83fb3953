import { pick, type Json } from '#content/sanitize/json.ts';
import { isRecord } from '#ui/isRecord.ts';

/** Public fields of a protected project. */
const PUBLIC_FIELDS = [
  'project_title',
  'project_description',
  'work_type',
  'project_date',
  'use_spread',
  'link_text',
] as const;

/** The target of the link to a case study, without anything about its content. */
const TARGET = ['link_type', 'id', 'type', 'lang', 'uid', 'isBroken'] as const;

/**
 * The public part of a protected project's `data`. Of the cover only the slice that a card renders;
 * website and external number lead to the work itself and are left empty.
 */
export function projectCard(data: Json): Json {
  const { cover, case_study: caseStudy } = data;
  const isLink = isRecord(caseStudy) && 'id' in caseStudy;
  return {
    ...pick(data, PUBLIC_FIELDS),
    cover: Array.isArray(cover) ? cover.slice(0, 1) : [],
    case_study: isLink
      ? { ...pick(caseStudy, TARGET), tags: [], slug: '' }
      : { link_type: 'Document' },
    web_link: { link_type: 'Any' },
    behance_id: null,
  };
}
