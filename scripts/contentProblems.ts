import { documentAddress } from '#content/documentAddress.ts';
import { refuseUid } from '#content/ownAddresses.ts';
import { MIN_PASSWORD_LENGTH } from '#content/protection.ts';
import type { Problem, Snapshot } from '#prismic-folder';
import { snapshotRedirects } from '#server/editor/publication/redirectRemarks.ts';

type Content = Pick<Snapshot, 'documents' | 'languages'>;

/** The file of a document, by its id. */
type FileOf = (id: string) => string;

/** What no visitor can open: documents at the site's own addresses, passwords that the form refuses. */
export function visitorProblems({ documents, languages }: Content, fileOf: FileOf): Problem[] {
  return documents.flatMap((document) => {
    const { id, data } = document;
    const file = fileOf(id);
    const address = refuseUid(document, languages);
    const password = data['password'];
    const isShort =
      typeof password === 'string' && password !== '' && password.length < MIN_PASSWORD_LENGTH;
    return [
      ...(address === null ? [] : [{ file, reason: `is not shown: ${address}` }]),
      ...(isShort
        ? [
            {
              file,
              field: 'data.password',
              reason: `visitors cannot enter it: a password has ${MIN_PASSWORD_LENGTH} characters or more`,
            },
          ]
        : []),
    ];
  });
}

/** What the check says of languages beyond the documents themselves; the site serves what it can. */
export function languageProblems(
  { documents, languages: listed }: Content,
  fileOf: FileOf,
): Problem[] {
  const languages = listed.map(({ id, name }, index) => ({ id, name, isMaster: index === 0 }));
  const [master] = listed;
  return documents.flatMap((document): Problem[] => {
    const { id, type, uid, lang, alternate_languages: others } = document;
    const name = uid === null ? type : `${type}/${uid}`;
    const address = documentAddress(languages, document);
    if (lang === master.id || others.some((other) => other.lang === master.id)) return [];
    const reason = `${name} is in ${lang} only: no document in ${master.id} belongs to it`;
    const file = fileOf(id);
    return [{ file, reason: `${reason}, and it stays at ${address}`, severity: 'warning' }];
  });
}

/** Old addresses that lead nowhere. */
export const redirectProblems = (content: Content, fileOf: FileOf): Problem[] =>
  snapshotRedirects(content, []).problems.map(({ row, field, reason }) => ({
    file: fileOf(row.document),
    field: `data.redirects[${row.index}].${field}`,
    reason,
    severity: 'warning',
  }));
