const HEAD = '<head>';

/** Text inside a script element that no element can end. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

/**
 * The page a form stood on, drawn again after a refusal. It comes from the form's address, so it
 * first takes its own back: scripts and reloads meet the page, not the form.
 */
export async function showRefusal(
  drawn: Response,
  path: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const script = `<script>history.replaceState(null,'',${quoted(path)})</script>`;
  const html = (await drawn.text()).replace(HEAD, () => HEAD + script);
  const all = new Headers(drawn.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(html, { status, headers: all });
}
