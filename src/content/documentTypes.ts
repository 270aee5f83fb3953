import type { Content } from '@prismicio/client';

type TypeId = Content.AllDocumentTypes['type'];

interface DocumentType {
  /** Address of its documents on the site. Types without one are read by other pages. */
  readonly path?: `/${string}:uid`;
  /** Module below `src/screens` that renders a document's page, named as the component it exports. */
  readonly screen?: `${string}/${string}Screen`;
  /** What the page asks for, besides the document itself: a query of `queries.ts` that takes a uid. */
  readonly query?: 'caseStudy' | 'list';
  /** Paths that queries of anonymous visitors may filter by, besides the uid, and the one value allowed. */
  readonly filters?: Readonly<Record<string, string | null>>;
  /** Those of them that a query may combine, as the rule of a list does. */
  readonly combined?: readonly string[];
  /** Field that lists are ordered by, newest first. */
  readonly newestBy?: string;
}

/**
 * Every type of documents the site reads, described once. Routes, links, sitemap, static export, the
 * queries that the public content API allows and the check of content follow from this table.
 */
export const documentTypes = {
  settings: {},
  look: {},
  home: {},
  project: {
    path: '/project/:uid',
    screen: 'project/ProjectScreen',
    newestBy: 'my.project.project_date',
    filters: {
      'my.project.featured': 'Yes',
      'my.project.work_type': null,
      'my.project.case_study': null,
      'document.tags': null,
    },
    combined: ['my.project.featured', 'my.project.work_type', 'document.tags'],
  },
  case_study: {
    path: '/case-study/:uid',
    screen: 'caseStudy/CaseStudyScreen',
    query: 'caseStudy',
  },
  project_list: {
    path: '/projects/:uid',
    screen: 'categoryList/CategoryListScreen',
    query: 'list',
  },
  page: {
    path: '/:uid',
    screen: 'page/PageScreen',
  },
} as const satisfies Partial<Record<TypeId, DocumentType>>;

type Described = typeof documentTypes;

/** Types whose documents have a page. */
export type RoutedType = {
  [Type in keyof Described]: Described[Type] extends { path: string } ? Type : never;
}[keyof Described];

/** The description of a type as the content API writes it; undefined for types the site does not read. */
export const describeType = (type: string): DocumentType | undefined =>
  Object.hasOwn(documentTypes, type)
    ? // Cast: one of the table's own keys, as checked.
      documentTypes[type as keyof Described]
    : undefined;

/** All types whose documents have a page. */
// Cast: the keys of an object are its types, and the filter leaves those with a path.
export const routedTypes = Object.keys(documentTypes).filter(
  (type) => describeType(type)?.path,
) as RoutedType[];
