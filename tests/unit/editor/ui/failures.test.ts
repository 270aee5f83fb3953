import vm from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { tellLostScript } from '#page-editor/server/windowScripts.ts';
import { ApiError } from '../../../../packages/page-editor/src/api/AuthoringClient.ts';
import { tellFailures } from '../../../../packages/page-editor/src/window/tellFailures.ts';
import { copyText } from '../../../../packages/page-editor/src/kit/copyText.ts';
import { openTab } from '../../../../packages/page-editor/src/kit/openTab.ts';

afterEach(() => vi.unstubAllGlobals());

const LOST = 'The server did not send this part of the editor. Try again.';

test.each<[unknown, string[]]>([
  [new ApiError('offline', 'The server does not answer'), ['The server does not answer.']],
  [new TypeError('Failed to fetch dynamically imported module: http://a/b.js'), [LOST]],
  [new TypeError('Importing a module script failed.'), [LOST]],
  [new TypeError('x is undefined'), ['This did not work. Try again, or reload the window.']],
  [new DOMException('stopped', 'AbortError'), []],
])('what nobody waits for is said: %s', (reason, sentences) => {
  const target = new EventTarget();
  const said: string[] = [];
  // Cast: only its events are used.
  const stop = tellFailures(target as Window, (sentence) => said.push(sentence));
  const fail = () =>
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  fail();
  stop();
  fail();
  expect(said).toEqual(sentences);
});

test('a tab that the browser blocks is offered', () => {
  const tab = { opener: 'the editor' };
  const open = vi.fn().mockReturnValueOnce(null).mockReturnValueOnce(tab);
  vi.stubGlobal('window', { open });
  const toast = vi.fn();
  openTab('/about', toast);
  toast.mock.lastCall?.[0].action.run();
  expect(toast).toHaveBeenCalledOnce();
  expect(open.mock.calls).toEqual([1, 2].map(() => ['/about', '_blank']));
  expect(tab.opener).toBeNull();
});

test('a browser without a clipboard copies nothing, and does not fail', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('words')).toBe(false);
});

test('a window whose script does not come says so where it says what is on its way', () => {
  const Script = function script() {};
  const place = { textContent: 'Opening' };
  let tell: (event: { target: object }) => void = () => {};
  vm.runInNewContext(tellLostScript({ selector: '.coming', words: 'It did not come. Reload.' }), {
    HTMLScriptElement: Script,
    document: { querySelector: () => place },
    addEventListener: (_type: string, listener: typeof tell) => (tell = listener),
  });
  tell({ target: {} });
  expect(place.textContent).toBe('Opening');
  tell({ target: Object.create(Script.prototype) as object });
  expect(place.textContent).toBe('It did not come. Reload.');
});
