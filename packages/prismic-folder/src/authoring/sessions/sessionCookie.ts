/** Browsers send it below this path only. */
export const EDITOR_PATH = '/edit';

/** Cookies do not distinguish ports, so the name does: two editors on one machine have one each. */
export const nameAt = ({ port }: URL) => (port === '' ? 'editor' : `editor_${port}`);

/** 32 bytes as base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Value of a request's cookie. */
export function cookieIn(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Token of a request's session cookie; null if it has none. `address` is the public one. */
export function readSessionCookie(request: Request, address: URL): string | null {
  const found = cookieIn(request, nameAt(address));
  return found !== undefined && TOKEN.test(found) ? found : null;
}

/** A `set-cookie` value: scripts cannot read it, and no request of another site carries it. */
export function sessionCookie(token: string, address: URL, path = EDITOR_PATH): string {
  const secure = address.protocol === 'https:' ? '; Secure' : '';
  return `${nameAt(address)}=${token}; Path=${path}; HttpOnly; SameSite=Strict${secure}`;
}

/** The `set-cookie` value that removes it. */
export const clearSessionCookie = (address: URL, path?: string): string =>
  `${sessionCookie('', address, path)}; Max-Age=0`;
