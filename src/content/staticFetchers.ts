import { answerFile } from './answerFile.ts';
import type { Fetchers } from './fetchers.ts';
import { categorySlug } from './category.ts';
import { UnexpectedStatusError } from './errors.ts';

/** An exported result; null without one. */
async function read<Answer>(...key: string[]): Promise<Answer | null> {
  const address = answerFile(key);
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new UnexpectedStatusError(response.status, address);
  // Cast: the export wrote the result of this key's query.
  return (await response.json()) as Answer;
}

/** For lists and numbers, which every site has. */
async function readPresent<Answer>(...key: string[]): Promise<Answer> {
  const answer = await read<Answer>(...key);
  if (answer === null) throw new UnexpectedStatusError(404, answerFile(key));
  return answer;
}

/** Fetchers for an exported site, which reads files instead of an API. */
export function createStaticFetchers(): Fetchers {
  return {
    settings: () => read('settings'),
    home: () => read('home'),
    document: (type, uid) => read(type, uid),
    caseStudy: (uid) => read('case_study', uid),
    portfolio: () => readPresent('projects'),
    featured: () => readPresent('projects', 'featured'),
    category: async (param) => (await read('projects', 'category', categorySlug(param))) ?? [],
    list: (uid) => read('project_list', uid),
    projectCount: () => readPresent('projects', 'count'),
  };
}
