import { type Json } from '#server/lib/json.ts';

/** Fields of a sealed project that everybody sees on its card. */
const SHOWN = [
  'project_title',
  'project_description',
  'work_type',
  'project_date',
  'use_spread',
  'link_text',
] as const;

/** What a card says of the case study: where it is, nothing of what it is about. */
const TARGET = ['link_type', 'id', 'type', 'lang', 'uid', 'isBroken'] as const;

const pick = (from: Json, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));

/**
 * The part of a sealed project's `data` that is public. Of the cover only the slice a card draws;
 * web address and external number lead to the work itself and are kept back as if empty.
 */
export function projectCard(data: Json): Json {
  const { cover, case_study: caseStudy } = data;
  const isLink = typeof caseStudy === 'object' && caseStudy !== null && 'id' in caseStudy;
  return {
    ...pick(data, SHOWN),
    cover: Array.isArray(cover) ? cover.slice(0, 1) : [],
    case_study: isLink
      ? // Cast: an object, as checked above.
        { ...pick(caseStudy as Json, TARGET), tags: [], slug: '' }
      : { link_type: 'Document' },
    web_link: { link_type: 'Any' },
    behance_id: null,
  };
}
