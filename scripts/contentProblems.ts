import { documentAddress } from '#content/documentAddress.ts';
import { refuseUid } from '#content/ownAddresses.ts';
import { MIN_PASSWORD_LENGTH } from '#content/protection.ts';
import type { Problem, Snapshot } from '#prismic-folder';
import { snapshotRedirects } from '#server/editor/publication/redirectRemarks.ts';

type Content = Pick<Snapshot, 'documents' | 'languages'>;

/** What no visitor can open: documents at the site's own addresses, passwords that the form refuses. */
export function visitorProblems({ documents, languages }: Content): Problem[] {
  return documents.flatMap((document) => {
    const { type, uid, data } = document;
    const file = `content/documents/${type}/${uid ?? type}.json`;
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

/** Old addresses that lead nowhere. */
export const redirectProblems = (content: Content): Problem[] =>
  snapshotRedirects(content, []).problems.map(({ row, field, reason }) => ({
    file: 'content/documents/redirects/redirects.json',
    field: `data.redirects[${row.index}].${field}`,
    reason,
    severity: 'warning',
  }));
