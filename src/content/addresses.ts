import type { Content } from '@prismicio/client';

/**
 * Where documents have their page, by type: links, sitemap, export and the queries the content API
 * allows follow from it. A type that is missing here has no page.
 */
export const addresses = {
  project: '/project/:uid',
  case_study: '/case-study/:uid',
  project_list: '/projects/:uid',
  page: '/:uid',
} as const satisfies Partial<Record<Content.AllDocumentTypes['type'], `/${string}`>>;

export type AddressedType = keyof typeof addresses;

/** Whether documents of a type have a page. */
export const isAddressed = (type: string): type is AddressedType => Object.hasOwn(addresses, type);

/** All types whose documents have a page. */
// Cast: the keys of an object are its types.
export const addressedTypes = Object.keys(addresses) as AddressedType[];
