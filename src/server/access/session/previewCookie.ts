import { cookieValues, setCookie } from '#server/lib/cookies.ts';
import { createSigner } from '#server/lib/createSigner.ts';
import type { Keys } from '#server/lib/keys.ts';
import type { Preview } from './Session.ts';

const NAME = 'preview';

/** A working day, in ms. */
const MAX_AGE = 8 * 3600_000;

/** Reads and writes the preview cookie. */
export interface PreviewSession {
  readonly read: (request: Request) => Promise<Preview | null>;
  /** The `set-cookie` value that starts a preview. */
  readonly start: (preview: Preview, secure: boolean) => Promise<string>;
}

/** Previews in a signed cookie, which ends with the browser session and after eight hours. */
export function createPreviewSession(keys: Keys, now: () => number): PreviewSession {
  const signer = createSigner(keys, 'preview');
  return {
    async read(request) {
      const [value] = cookieValues(request, NAME);
      const text = value === undefined ? null : await signer.read(value);
      if (text === null) return null;
      // Cast: this server signed it.
      const { preview, until } = JSON.parse(text) as { preview: Preview; until: number };
      return until > now() ? preview : null;
    },
    async start(preview, secure) {
      const text = JSON.stringify({ preview, until: now() + MAX_AGE });
      return setCookie(NAME, await signer.write(text), { secure });
    },
  };
}

/** The `set-cookie` value that ends a preview. */
export function endPreview(secure: boolean): string {
  return setCookie(NAME, '', { secure, maxAge: 0 });
}
