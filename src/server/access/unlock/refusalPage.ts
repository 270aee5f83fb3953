const HEAD = '<head>';
const NAME = 'place';

/** The same on every page, so that the content security policy can allow it by its hash. */
export const restoreAddressScript = `history.replaceState(null,'',document.querySelector('meta[name=${NAME}]').content)`;

/** Escapes text in a quoted attribute. */
const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The page with the form, rendered again after a refusal. Its response comes from the form's action,
 * so a script first restores the page's own address for other scripts and for reloads.
 */
export async function refusalPage(
  page: Response,
  path: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const restore = `<meta name="${NAME}" content="${quoted(path)}"><script>${restoreAddressScript}</script>`;
  const html = (await page.text()).replace(HEAD, () => HEAD + restore);
  const all = new Headers(page.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(html, { status, headers: all });
}
