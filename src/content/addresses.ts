import type { Content } from '@prismicio/client';

/**
 * Pages of documents, by type: links, sitemap, export and the queries the content API allows follow
 * from it. Types without an entry have no page.
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

// Cast: the keys of an object are its types.
export const addressedTypes = Object.keys(addresses) as AddressedType[];
