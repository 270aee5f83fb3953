import { documentAddress } from '#content/documentAddress.ts';
import type { Problem, Snapshot } from '#prismic-folder';

type Content = Pick<Snapshot, 'documents' | 'languages'>;

const warning = (reason: string): Problem => ({
  file: 'content/repository.json',
  reason,
  severity: 'warning',
});

/** What the check says of languages beyond the documents themselves; the site serves what it can. */
export function languageProblems({ documents, languages: listed }: Content): Problem[] {
  const languages = listed.map(({ id, name }, index) => ({ id, name, isMaster: index === 0 }));
  const [master] = listed;
  return documents.flatMap((document) => {
    const { type, uid, lang, alternate_languages: others } = document;
    const name = uid === null ? type : `${type}/${uid}`;
    const address = documentAddress(languages, document);
    if (lang === master.id || others.some((other) => other.lang === master.id)) return [];
    const reason = `${name} is in ${lang} only: no document in ${master.id} belongs to it`;
    return [warning(`${reason}, and it stays at ${address}`)];
  });
}
