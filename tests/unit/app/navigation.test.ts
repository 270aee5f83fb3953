// @vitest-environment happy-dom
import { NavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nearLinks } from '#app/navigation/nearLinks.ts';
import { createScrollMemory } from '#app/navigation/scrollMemory.ts';
import { createSiteHistory, type Visit } from '#app/navigation/siteHistory.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  document.body.innerHTML = '';
});

afterEach(() => vi.restoreAllMocks());

describe('the history', () => {
  function follow() {
    const history = createSiteHistory('/', () => true);
    const steps: (string | Visit)[] = [];
    const stop = history.listen(
      () => steps.push(`leaving ${window.location.pathname}`),
      (visit) => steps.push(visit),
    );
    return { history, steps, stop };
  }

  it('starts at an entry with nothing before it', () => {
    expect(createSiteHistory('/', () => true).first).toMatchObject({
      location: { pathname: '/', key: 'default' },
      staysPut: true,
    });
  });

  it('calls back before and after the address of a new page changes', () => {
    const { history, steps, stop } = follow();
    history.navigator.push({ pathname: '/about', search: '?a', hash: '#b' });
    expect(steps).toMatchObject([
      'leaving /',
      {
        location: { pathname: '/about', search: '?a', hash: '#b' },
        type: NavigationType.Push,
        staysPut: false,
      },
    ]);
    stop();
  });

  it('keeps the scroll position where only the address is corrected', () => {
    const { history, steps, stop } = follow();
    history.navigator.replace('/?clean', { from: 'here' }, { preventScrollReset: true });
    expect(steps.at(-1)).toMatchObject({
      location: { search: '?clean', state: { from: 'here' } },
      type: NavigationType.Replace,
      staysPut: true,
    });
    stop();
  });

  it('gives an entry made by an anchor a key, and lets the browser scroll to it', () => {
    const { steps, stop } = follow();
    window.history.replaceState(null, '', '/#contact');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(steps.at(-1)).toMatchObject({ type: NavigationType.Pop, staysPut: true });
    // Cast: the last step is the visit just checked.
    expect((steps.at(-1) as Visit).location.key).not.toBe('default');
    stop();
  });
});

describe('the memory of scroll positions', () => {
  const scrollTo = () => vi.spyOn(window, 'scrollTo').mockImplementation(() => {});

  it('opens a new page at its top and restores the position of a known one', () => {
    const jump = scrollTo();
    const memory = createScrollMemory();
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
    memory.leave('one');
    memory.arrive({ key: 'two', hash: '' }, false);
    expect(jump).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
    memory.arrive({ key: 'one', hash: '' }, true);
    expect(jump).toHaveBeenLastCalledWith(expect.objectContaining({ top: 700 }));
  });

  it('keeps positions after a reload', () => {
    const jump = scrollTo();
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
    const stop = createScrollMemory().storeOnLeave(() => 'one');
    window.dispatchEvent(new Event('pagehide'));
    stop();
    createScrollMemory().arrive({ key: 'one', hash: '' }, true);
    expect(jump).toHaveBeenLastCalledWith(expect.objectContaining({ top: 300 }));
  });

  it.each([
    ['#caf%C3%A9', 'café'],
    ['#50%', '50%'],
  ])('finds the anchor of %s', (hash, id) => {
    scrollTo();
    const anchor = document.createElement('p');
    anchor.id = id;
    document.body.append(anchor);
    const into = vi.spyOn(anchor, 'scrollIntoView').mockImplementation(() => {});
    createScrollMemory().arrive({ key: 'new', hash }, false);
    expect(into).toHaveBeenCalledOnce();
  });
});

describe('a link that is about to be followed', () => {
  const ORIGIN = window.location.origin;

  it.each([
    ['a page of the site', '<a href="/about">', ['/about']],
    ['words inside it', '<a href="/about"><b>', ['/about']],
    ['the page itself', '<a href="/">', []],
    ['another site', '<a href="https://example.com/about">', []],
    ['a new tab', `<a href="${ORIGIN}/about" target="_blank">`, []],
    ['no link', '<b>', []],
  ])('calls back for a link to %s: %j', (_, html, reported) => {
    document.body.innerHTML = html;
    const tell = vi.fn();
    const stop = nearLinks(tell);
    const inner = document.body.querySelector('b') ?? document.body.querySelector('a');
    for (const event of ['pointerover', 'focusin', 'touchstart'])
      inner?.dispatchEvent(new Event(event, { bubbles: true }));
    stop();
    expect(tell.mock.calls.flat()).toEqual(reported);
  });
});
