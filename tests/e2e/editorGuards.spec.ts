import { connect } from 'node:net';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { servePage, startEditedSite, type EditedSite } from '../support/editedSite.ts';
import { failToStart } from '../support/site.ts';
import { PROXIED_HOST } from '../support/targets.ts';

test.describe.configure({ mode: 'serial' });

const PASSWORD = 'correct horse battery';

let site: EditedSite;
test.beforeAll(async () => {
  site = await startEditedSite();
});
test.afterAll(async () => {
  await site.stop();
});

const HEADERS = { 'x-slicefolio-editor': '1' };

/** Opens a session in a context, by its cookie. */
async function signIn(context: BrowserContext, page: Page): Promise<void> {
  await page.goto(site.link);
  await expect(page.getByText('Content', { exact: true })).toBeVisible();
  expect(page.url()).toBe(`${site.origin}/edit`);
  const [cookie] = await context.cookies(`${site.origin}/edit`);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/edit' });
}

let cookie = '';

test('the printed link opens the editor, and its key is in no address after that', async ({
  context,
  page,
}) => {
  await signIn(context, page);
  const cookies = await context.cookies(`${site.origin}/edit`);
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  // A document of the real folder.
  await expect(page.getByText('Two', { exact: true }).first()).toBeVisible();
  const again = await page.goto(site.link);
  expect(again?.status()).toBe(403);
});

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
  const body = JSON.stringify({ type: 'page', uid: 'pwned' });
  const attempts: Record<string, () => Promise<unknown>> = {
    read: () => fetch(`${api}/documents`, { credentials: 'include' }),
    readOpaque: () => fetch(`${api}/documents`, { credentials: 'include', mode: 'no-cors' }),
    readWithHeader: () =>
      fetch(`${api}/documents`, {
        credentials: 'include',
        headers: { 'x-slicefolio-editor': '1' },
      }),
    simplePost: () =>
      fetch(`${api}/documents`, { method: 'POST', credentials: 'include', mode: 'no-cors', body }),
    jsonPost: () =>
      fetch(`${api}/documents`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json', 'x-slicefolio-editor': '1' },
        body,
      }),
    blobPost: () =>
      fetch(`${api}/media?name=pwned.txt`, {
        method: 'POST',
        credentials: 'include',
        mode: 'no-cors',
        body: new Blob(['pwned']),
      }),
    remove: () =>
      fetch(`${api}/documents/project/one`, { method: 'DELETE', credentials: 'include' }),
    beacon: async () => navigator.sendBeacon(`${api}/publish`, body) && null,
    stream: () =>
      new Promise((resolve) => {
        const source = new EventSource(`${api}/events`, { withCredentials: true });
        const end = (result: unknown) => {
          source.close();
          resolve(result);
        };
        source.addEventListener('open', () => end('opened'));
        source.addEventListener('ready', () => end('ready'));
        source.addEventListener('error', () => end(null));
      }),
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const result = await attempt().catch(() => null);
    if (result instanceof Response && result.type !== 'opaque') seen.push(`${name}: a response`);
    else if (typeof result === 'string') seen.push(`${name}: ${result}`);
  }
  const load = (tag: string, attributes: Record<string, string>) =>
    new Promise<void>((resolve) => {
      const element = Object.assign(document.createElement(tag), attributes);
      const isFrame = tag === 'iframe' || tag === 'object';
      element.addEventListener('load', () => {
        if (!isFrame) seen.push(`${tag}: loaded`);
        resolve();
      });
      element.addEventListener('error', () => resolve());
      document.body.append(element);
    });
  await load('img', { src: `${editor}/edit` });
  await load('script', { src: `${api}/documents` });
  await load('link', { rel: 'stylesheet', href: `${editor}/edit` });
  await load('iframe', { src: `${editor}/edit` });
  await load('iframe', { src: `${api}/documents` });
  // A frame without an origin sends `Origin: null`.
  const sandboxed = `<script>fetch('${api}/documents',{method:'POST',mode:'no-cors',credentials:'include',body:'{}'}).finally(()=>parent.postMessage('done','*'))</script>`;
  await new Promise<void>((resolve) => {
    window.addEventListener('message', () => resolve(), { once: true });
    void load('iframe', { sandbox: 'allow-scripts', srcdoc: sandboxed });
  });
  const submit = (action: string, enctype: string) =>
    new Promise<void>((resolve) => {
      const frame = document.createElement('iframe');
      frame.name = `frame${Math.random()}`;
      document.body.append(frame);
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action,
        enctype,
        target: frame.name,
      });
      form.innerHTML = `<input name='{"type":"page","uid":"pwned","a":"' value='"}'>`;
      document.body.append(form);
      frame.addEventListener('load', () => resolve());
      form.submit();
    });
  await submit(`${api}/documents`, 'text/plain');
  await submit(`${editor}/edit/sign-out`, 'application/x-www-form-urlencoded');
  await submit(`${editor}/edit/sign-in`, 'application/x-www-form-urlencoded');
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

test('a name that resolves to this machine (DNS rebinding) gets nothing', async ({ page }) => {
  const { port } = new URL(site.origin);
  const rebound = `http://${PROXIED_HOST}:${port}`;
  const response = await page.goto(`${rebound}/edit`);
  expect(response?.status()).toBe(403);
  // The site's own pages answer at every name, and may fetch from it.
  await page.goto(`${rebound}/projects/best`);
  const status = await page.evaluate(async () => {
    const headers = { 'x-slicefolio-editor': '1', 'content-type': 'application/json' };
    const read = await fetch('/edit/api/v1/documents', { headers });
    const write = await fetch('/edit/api/v1/documents', { method: 'POST', headers, body: '{}' });
    return [read.status, write.status];
  });
  expect(status).toEqual([403, 403]);
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

test('a page of its own origin reads and writes, and hears of it', async ({ context, page }) => {
  await withSession(context);
  await page.goto(`${site.origin}/projects/best`);
  const result = await page.evaluate(async () => {
    const headers = { 'x-slicefolio-editor': '1', 'content-type': 'application/json' };
    const source = new EventSource('/edit/api/v1/events');
    await new Promise((resolve) => source.addEventListener('ready', resolve, { once: true }));
    const heard = new Promise<string>((resolve) => {
      source.addEventListener('change', ({ data }) => resolve(String(data)));
    });
    const created = await fetch('/edit/api/v1/documents', {
      method: 'POST',
      headers,
      body: JSON.stringify({ type: 'page', uid: 'quince', data: { title: 'Quince' } }),
    });
    const event = await heard;
    source.close();
    return [created.status, event];
  });
  expect(result).toEqual([201, expect.stringContaining('"name":"quince"')]);
});

/** Sends bytes as they are, and returns the answer's status line. */
function sendRaw(lines: readonly string[]): Promise<string> {
  const { port } = new URL(site.origin);
  const socket = connect(Number(port), 'localhost');
  let answer = '';
  return new Promise((resolve, reject) => {
    socket.on('data', (data) => (answer += data));
    socket.once('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.once('error', reject);
    socket.write([...lines, 'connection: close', '', ''].join('\r\n'));
  });
}

const WAYS_OUT = [
  '/edit/api/v1/documents/page/../../../../etc/passwd',
  '/edit/api/v1/documents/page/%2e%2e%2f%2e%2e%2fsecret',
  '/edit/api/v1/documents/page/%252e%252e%252fsecret',
  '/edit/api/v1/documents/..%5c..%5c/secret',
  '/edit/api/v1/media/item?name=../../repository.json',
  '/edit/api/v1/media/item?name=%2e%2e%2frepository.json',
  '/edit/api/v1/media/item?name=a%0a/../../repository.json',
  '/edit/api/v1/history/page/about/..%2f..%2fsecret',
];

test('no spelling of a path leads out of the folder, and no absolute address to another host', async () => {
  const head = (host: string) => [`host: ${host}`, `cookie: ${cookie}`, 'x-slicefolio-editor: 1'];
  const { host } = new URL(site.origin);
  for (const path of WAYS_OUT) {
    const answer = await sendRaw([`GET ${path} HTTP/1.1`, ...head(host)]);
    expect.soft(answer, path).toMatch(/^HTTP\/1\.1 40[04] /);
  }
  const target = `${site.origin}/edit/api/v1/documents`;
  const answer = await sendRaw([`GET ${target} HTTP/1.1`, ...head('evil.example')]);
  expect(answer).toMatch(/^HTTP\/1\.1 40[03] /);
});

test('npm start has no editor without a password, does not start with a short one, and has a form that works without scripts', async ({
  request,
  browser,
  baseURL,
}) => {
  for (const path of ['/edit', '/edit/open?key=a', '/edit/api/v1/documents']) {
    const response = await request.get(`${baseURL}${path}`, { headers: HEADERS });
    expect([path, response.status()]).toEqual([path, 404]);
  }
  const { code, output } = await failToStart({ EDITOR_PASSWORD: 'fifteen chars.' });
  expect([code, output]).toEqual([1, expect.stringContaining('EDITOR_PASSWORD is too short')]);

  const own = await startEditedSite({ EDITOR_PASSWORD: PASSWORD }, 'embedded');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${own.origin}/edit`);
  await page.getByLabel('Password of the editor').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not the password.');
  await page.getByLabel('Password of the editor').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The editor needs JavaScript.')).toBeVisible();
  expect(page.url()).toBe(`${own.origin}/edit`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password of the editor')).toBeVisible();
  await context.close();
  await own.stop();
});
