import { sameText, type Keys } from '#server/lib/keys.ts';
import type { Preview } from '../session/Session.ts';
import { parseUrl } from '#ui/parseUrl.ts';

/** Who may start a preview. */
export interface PreviewRules {
  /**
   * Required as `?secret=` for a release, or for a token of a service other than Prismic's; null
   * disables these previews, `anybody` allows them without a secret, in development.
   */
  readonly secret: string | null | 'anybody';
  /** The repository on prismic.io whose tokens start previews: they are random and expire. */
  readonly repository: string | null;
  /** Origin of a service other than Prismic's. */
  readonly service: string | null;
}

export const NO_PREVIEWS: PreviewRules = { secret: null, repository: null, service: null };

/** The decision about a request to preview. */
export type PreviewRequest =
  | { readonly kind: 'granted'; readonly preview: Preview }
  | { readonly kind: 'refused'; readonly status: 400 | 403; readonly message: string };

const refused = (status: 400 | 403, message: string): PreviewRequest => ({
  kind: 'refused',
  status,
  message,
});

/** Parses `/preview?release=` or `/preview?token=` and decides whether it is allowed. */
export async function readPreviewRequest(
  parameters: URLSearchParams,
  rules: PreviewRules,
  keys: Keys,
): Promise<PreviewRequest> {
  const release = parameters.get('release');
  const token = parameters.get('token');
  const preview: Preview | null = release
    ? { kind: 'release', id: release }
    : token && isToken(token, rules)
      ? { kind: 'token', token }
      : null;
  if (!preview) {
    return refused(400, 'Give ?release= with the name of a release, or open a preview in Prismic.');
  }
  const isOwn = preview.kind === 'token' && rules.repository !== null;
  if (isOwn || (await isSecret(parameters.get('secret') ?? '', rules.secret, keys))) {
    return { kind: 'granted', preview };
  }
  return refused(
    403,
    rules.secret === null
      ? 'Releases are not previewed here: the server has no PREVIEW_SECRET.'
      : 'Add &secret= with the value of PREVIEW_SECRET to the address.',
  );
}

async function isSecret(given: string, secret: PreviewRules['secret'], keys: Keys) {
  if (secret === 'anybody') return true;
  if (secret === null) return false;
  return sameText(keys, 'preview', given, secret);
}

/** Whether a text is the address of a preview of this site's repository. */
function isToken(text: string, { repository, service }: PreviewRules): boolean {
  const url = text.length > 2000 ? null : parseUrl(text);
  const own = repository === null ? service : `https://${repository}.prismic.io`;
  return url?.origin === own && /\/previews\/[^/]+\/?$/.test(url.pathname);
}
