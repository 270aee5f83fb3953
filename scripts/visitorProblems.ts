import { refuseUid } from '#content/ownAddresses.ts';
import { MIN_PASSWORD_LENGTH } from '#content/protection.ts';
import type { Problem, Snapshot } from '#prismic-folder';

/** What no visitor can open: documents at the site's own addresses, passwords that the form refuses. */
export function visitorProblems({
  documents,
  languages,
}: Pick<Snapshot, 'documents' | 'languages'>): Problem[] {
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
