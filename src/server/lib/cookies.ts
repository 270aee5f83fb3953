/** Values of all cookies with one name, in request order; eight at most. */
export function cookieValues(request: Request, name: string): string[] {
  const header = request.headers.get('cookie') ?? '';
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .slice(0, 8);
}

export interface CookieOptions {
  readonly secure: boolean;
  /** In seconds; a session cookie when absent, deleted when 0. */
  readonly maxAge?: number;
}

/** A `set-cookie` value for the whole site that scripts cannot read. */
export function setCookie(name: string, value: string, { secure, maxAge }: CookieOptions): string {
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (secure) parts.push('Secure');
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  return parts.join('; ');
}
