import { expect, test, type BrowserContext } from '@playwright/test';
import { servePage, startEditedSite, type EditedSite } from '../support/editedSite.ts';

test.describe.configure({ mode: 'default' });

let site: EditedSite;
/** The owner's session. */
let cookie: string;
test.beforeAll(async () => {
  site = await startEditedSite();
  const { headers } = await fetch(site.link, { redirect: 'manual' });
  cookie = headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
});
test.afterAll(async () => {
  await site.stop();
});

const HEADERS = { 'x-slicefolio-editor': '1' };

/** Adds the session to a new context, as the owner's browser has it. */
async function withSession(context: BrowserContext): Promise<void> {
  const pairs = cookie.split('; ').map((pair) => pair.split('='));
  await context.addCookies(
    pairs.map(([name = '', value = '']) => ({
      name,
      value,
      domain: 'localhost',
      path: '/edit',
      httpOnly: true,
      sameSite: 'Strict' as const,
    })),
  );
}

/** Everything a page can try, in the page; returns what it got to see. */
async function attack(editor: string): Promise<string[]> {
  const seen: string[] = [];
  const api = `${editor}/edit/api/v1`;
  const documents = `${api}/documents`;
  const body = JSON.stringify({ type: 'page', uid: 'pwned' });
  const own = { 'content-type': 'application/json', 'x-slicefolio-editor': '1' };
  const requests: [address: string, how: RequestInit][] = [
    [documents, {}],
    [documents, { mode: 'no-cors' }],
    [documents, { headers: own }],
    [documents, { method: 'POST', mode: 'no-cors', body }],
    [documents, { method: 'POST', headers: own, body }],
    [`${api}/media?name=pwned.txt`, { method: 'POST', mode: 'no-cors', body: new Blob(['pwned']) }],
    [`${documents}/project/one`, { method: 'DELETE' }],
  ];
  for (const [address, how] of requests) {
    const answer = await fetch(address, { credentials: 'include', ...how }).catch(() => null);
    if (answer && answer.type !== 'opaque') seen.push(`${JSON.stringify(how)}: a response`);
  }
  navigator.sendBeacon(`${api}/publish`, body);
  await new Promise<void>((resolve) => {
    const source = new EventSource(`${api}/events`, { withCredentials: true });
    for (const type of ['open', 'ready', 'error'])
      source.addEventListener(type, () => {
        source.close();
        if (type !== 'error') seen.push(`events: ${type}`);
        resolve();
      });
  });
  const load = (tag: string, attributes: Record<string, string>) =>
    new Promise<void>((resolve) => {
      const element = Object.assign(document.createElement(tag), attributes);
      element.addEventListener('load', () => {
        if (tag !== 'iframe') seen.push(`${tag}: loaded`);
        resolve();
      });
      element.addEventListener('error', () => resolve());
      document.body.append(element);
    });
  await load('img', { src: `${editor}/edit` });
  await load('script', { src: documents });
  await load('link', { rel: 'stylesheet', href: `${editor}/edit` });
  await load('iframe', { src: `${editor}/edit` });
  await load('iframe', { src: documents });
  // A frame without an origin sends `Origin: null`.
  const sandboxed = `<script>fetch('${documents}',{method:'POST',mode:'no-cors',credentials:'include',body:'{}'}).finally(()=>parent.postMessage('done','*'))</script>`;
  await new Promise<void>((resolve) => {
    window.addEventListener('message', () => resolve(), { once: true });
    void load('iframe', { sandbox: 'allow-scripts', srcdoc: sandboxed });
  });
  for (const [action, enctype] of [
    [documents, 'text/plain'],
    [`${editor}/edit/sign-out`, 'application/x-www-form-urlencoded'],
    [`${editor}/edit/sign-in`, 'application/x-www-form-urlencoded'],
  ]) {
    const form = Object.assign(document.createElement('form'), { method: 'post', action, enctype });
    form.target = `frame${Math.random()}`;
    await load('iframe', { name: form.target });
    const frame = document.body.lastElementChild;
    const answered = new Promise((done) => frame?.addEventListener('load', done));
    form.innerHTML = `<input name='{"type":"page","uid":"pwned","a":"' value='"}'>`;
    document.body.append(form);
    form.submit();
    await answered;
  }
  for (const [at, frame] of [...document.querySelectorAll('iframe')].entries()) {
    try {
      const text = frame.contentDocument?.body.textContent ?? '';
      if (/Editor|documents/.test(text)) seen.push(`frame ${at}: ${text}`);
    } catch {
      // Another origin's document cannot be read.
    }
  }
  return seen;
}

/** Names by which other pages are reached: another site, and another port of the same one. */
const OTHERS = { 'another site': '127.0.0.1', 'another port of this machine': 'localhost' };

test('a page of another site or port reads and changes nothing', async ({ context, page }) => {
  const other = await servePage('<!doctype html><title>Other</title><body>');
  await withSession(context);
  for (const [what, host] of Object.entries(OTHERS)) {
    const before = site.requests().length;
    await page.goto(`http://${host}:${other.port}/`);
    expect(await page.evaluate(attack, site.origin), what).toEqual([]);
    const tried = site.requests().slice(before);
    expect(tried.length).toBeGreaterThan(12);
    for (const { method, path, status } of tried) {
      expect([401, 403, 405], `${what}: ${method} ${path}`).toContain(status);
    }
    // The session is still open, and nothing was created.
    const headers = { ...HEADERS, cookie };
    const list = await page.request.get(`${site.origin}/edit/api/v1/documents`, { headers });
    expect(list.status()).toBe(200);
    expect(await list.text()).not.toContain('pwned');
  }
  await other.stop();
});

test('a page that opens the editor in a window cannot reach into it @full', async ({
  context,
  page,
}) => {
  const other = await servePage('<!doctype html><title>Other</title>');
  await withSession(context);
  await page.goto(`http://localhost:${other.port}/`);
  const opened = context.waitForEvent('page');
  await page.evaluate(
    (address) => void Object.assign(window, { other: window.open(address) }),
    `${site.origin}/edit`,
  );
  const popup = await opened;
  await expect(popup.getByText('Content', { exact: true })).toBeVisible();
  expect(
    await page.evaluate(() => {
      const { other } = window as unknown as { other: Window }; // Cast: set above.
      return other.closed;
    }),
  ).toBe(true);
  await other.stop();
});
