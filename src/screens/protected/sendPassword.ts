import { refusalWords, UNLOCK_PATH, unlockFields } from '#content/protection.ts';

/** Words for an entry nobody could compare. */
const FAILED = 'The password could not be checked. Try again.';

/** Hands in a password; null when it was right, otherwise what to tell the visitor. */
export async function sendPassword(uid: string, password: string): Promise<string | null> {
  const answer = await fetch(UNLOCK_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [unlockFields.uid]: uid, [unlockFields.password]: password }),
  }).catch(() => null);
  if (answer?.ok) return null;
  if (answer?.status === 401) return refusalWords.wrong;
  if (answer?.status === 429) return refusalWords.often;
  return FAILED;
}
