import { asText, type Content, type ImageField } from '@prismicio/client';
import { documentPath } from './links.ts';
import { isProtected } from './protection.ts';

/** The fields of a card; the rest of a project stays out of lists and hydration data. */
const CARD_FIELDS = [
  'project_title',
  'project_description',
  'work_type',
  'cover',
  'project_date',
  'behance_id',
  'use_spread',
  'web_link',
  'link_text',
  'case_study',
] as const satisfies readonly (keyof Content.ProjectDocument['data'])[];

/** A project in a list. */
export type ProjectCard = Pick<Content.ProjectDocument, 'id' | 'uid' | 'tags'> & {
  readonly data: Pick<Content.ProjectDocument['data'], (typeof CARD_FIELDS)[number]>;
  /** Whether the project needs a password. */
  readonly sealed?: boolean;
};

/** What a project says of itself, '' where it says nothing. */
export function projectTexts(
  data: Pick<ProjectCard['data'], 'project_title' | 'project_description'>,
) {
  return {
    title: asText(data.project_title)?.trim() ?? '',
    about: asText(data.project_description)?.trim() ?? '',
  };
}

/** Reduces a project to its card. */
export function toCard(project: Content.ProjectDocument): ProjectCard {
  const { case_study: linked } = project.data;
  // What is not translated is not this language's, and what is not public is nobody's: the card leads to
  // what the project has itself. A draft may lack the field.
  const isElsewhere =
    linked !== undefined &&
    'lang' in linked &&
    (linked.isBroken === true || (Boolean(linked.lang) && linked.lang !== project.lang));
  const fields = isElsewhere ? CARD_FIELDS.filter((field) => field !== 'case_study') : CARD_FIELDS;
  // Cast: the entries are those of CARD_FIELDS, which Object.fromEntries cannot know.
  const data = Object.fromEntries([
    ...(isElsewhere ? [['case_study', { link_type: 'Document' }]] : []),
    ...fields.map((field) => [field, project.data[field]]),
  ]) as ProjectCard['data'];
  const { id, uid, tags } = project;
  return { id, uid, tags, data, ...(isProtected(project) && { sealed: true }) };
}

/** Where a card leads: case study, project page or web link, in this order. */
type CardTarget =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'none' };

export function cardTarget({
  uid,
  data,
  sealed,
}: Pick<ProjectCard, 'uid' | 'data' | 'sealed'>): CardTarget {
  const {
    case_study: caseStudy,
    behance_id: behanceId,
    use_spread: useSpread,
    web_link: link,
  } = data;
  if ('uid' in caseStudy && caseStudy.uid) {
    return { kind: 'internal', path: documentPath({ type: 'case_study', uid: caseStudy.uid }) };
  }
  // A protected project's target is hidden: its page asks for the password.
  if (behanceId || useSpread === 'Yes' || sealed) {
    return { kind: 'internal', path: documentPath({ type: 'project', uid }) };
  }
  if ('url' in link && link.url) return { kind: 'external', url: link.url };
  return { kind: 'none' };
}

/** Whether the card's button offers to view the work, not only a link. */
export function opensCaseStudy({ data, sealed }: Pick<ProjectCard, 'data' | 'sealed'>): boolean {
  return Boolean(data.behance_id) || data.use_spread === 'Yes' || Boolean(sealed);
}

/** The images of a project's cover slice, the one behind first. */
export function coverLayers(
  cover: Content.ProjectDocument['data']['cover'],
): readonly (ImageField | undefined)[] {
  const slice = cover[0];
  switch (slice?.slice_type) {
    case 'single_image':
      return [slice.primary.single_image];
    case 'parallax_images':
      return [slice.primary.cover_background_image, slice.primary.cover_foreground_image];
    case 'video_cover':
      return [slice.primary.poster];
    default:
      return [];
  }
}

/** Maximum number of tags on a card. */
export const MAX_CARD_TAGS = 3;
