import { formatProblem } from '../../src/folder/formatProblem.ts';
import { loadRepository, type RepositoryFolders } from '../../src/folder/loadContent.ts';

/** What a folder serves, without what differs from place to place. */
export async function servedContent(folders: RepositoryFolders) {
  const { documents, problems } = await loadRepository(folders);
  const dates = { first_publication_date: '', last_publication_date: '' };
  return {
    problems: problems.map(formatProblem),
    documents: documents.map((document) => ({ ...document, ...dates })),
  };
}
