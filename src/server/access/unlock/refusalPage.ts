const HEAD = '<head>';
const NAME = 'place';

/** The same on every page, so that a content security policy may allow it by its hash. */
export const restoreAddressScript = `history.replaceState(null,'',document.querySelector('meta[name=${NAME}]').content)`;

/** Text inside a quoted attribute. */
const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The page a form stood on, drawn again after a refusal. It comes from the form's address, so it
 * first takes its own back: scripts and reloads meet the page, not the form.
 */
export async function refusalPage(
  drawn: Response,
  path: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const place = `<meta name="${NAME}" content="${quoted(path)}"><script>${restoreAddressScript}</script>`;
  const html = (await drawn.text()).replace(HEAD, () => HEAD + place);
  const all = new Headers(drawn.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(html, { status, headers: all });
}
