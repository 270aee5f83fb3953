// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrateRoot } from 'react-dom/client';
import { queryAnswers } from '#app/answers/queryAnswers.ts';
import { AnswersContext } from '#content/answers.ts';
import {
  type ExternalClient,
  createExternalClient,
} from '#external/client/createExternalClient.ts';
import { ExternalContext } from '#external/ExternalSource.ts';
import { readProject } from '#external/markup/parseOnServer.ts';
import { ExternalProject } from '#screens/external/ExternalProject.tsx';
import { externalProjectQuery } from '#external/externalProjectQuery.ts';
import { preloadPanel } from '#screens/external/panelQuery.ts';
import { click, find, mount } from '../ui/mount.tsx';
import { ExternalError } from '#external/client/scriptRequest.ts';
import { embeddedService } from '#external/client/serviceBase.ts';

const FILM = '<iframe src="https://player.vimeo.com/video/1" title="A film"></iframe>';
const UNNAMED = '<iframe src="https://codepen.io/a/embed/b"></iframe>';

const project = (modules: unknown[], styles: unknown = {}) => ({
  http_code: 200,
  project: { name: 'Far Room', modules, styles },
});

type Get = ExternalClient['get'];

const clientOf = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function place(get: Get, queryClient = clientOf()) {
  return (node: ReactNode) => (
    <AnswersContext value={queryAnswers(queryClient)}>
      <ExternalContext value={{ client: { get }, reader: async () => readProject }}>
        {node}
      </ExternalContext>
    </AnswersContext>
  );
}

const create = document.createElement.bind(document);

beforeEach(() => {
  // The test browser complains about every frame it is not allowed to load.
  vi.spyOn(document, 'createElement').mockImplementation((tag: string) =>
    create(tag === 'iframe' ? 'article' : tag),
  );
});

afterEach(() => vi.restoreAllMocks());

async function show(get: Get, node = <ExternalProject id="7" />) {
  const mounted = await mount(place(get)(node));
  // The component is loaded in addition to the project.
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done));
  });
  return mounted.container;
}

const load = (...modules: unknown[]) => show(async () => project(modules));

test('without a response the server renders the loader, and a note for visitors without scripts', () => {
  const get = vi.fn<Get>();
  const html = renderToString(
    place(get)(<ExternalProject id="7" link="https://example.com/far-room" />),
  );
  expect(html).toContain('loading...');
  expect(html).toMatch(/<noscript>.*needs JavaScript.*href="https:\/\/example.com\/far-room"/);
  expect(html).not.toContain('Project not found');
  const unsafe = <ExternalProject id="7" link="javascript:alert(1)" />;
  expect(renderToString(place(get)(unsafe))).not.toContain('href');
  expect(get).not.toHaveBeenCalled();
});

describe('the slot of a project', () => {
  test.each([{ http_code: 404 }, null])('reports that there is none for %j', async (answer) => {
    const container = await show(async () => answer);
    expect(container.textContent).toContain('Project not found');
  });

  test.each([' ', null])('asks nothing for the id %j', async (id) => {
    const get = vi.fn<Get>();
    const container = await show(get, <ExternalProject id={id} />);
    expect(container.textContent).toContain('Project not found');
    expect(get).not.toHaveBeenCalled();
  });

  test('shows in plain words that it failed, and tries again', async () => {
    const get = vi
      .fn<Get>()
      .mockRejectedValueOnce(new Error('Failed to load /external?callback=external_1'))
      .mockResolvedValueOnce(project([{ type: 'text', text: 'Words' }]));
    const container = await show(get);
    expect(container.textContent).toContain('did not answer');
    expect(container.textContent).not.toContain('callback');
    await click(find(container, '[role="alert"] button'));
    await act(async () => new Promise((done) => setTimeout(done)));
    expect(find(container, 'section').textContent).toBe('Words');
  });

  test('fades the loader out for a second, inert', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const mounted = await mount(
        place(async () => project([{ type: 'text', text: 'Words' }]))(<ExternalProject id="7" />),
      );
      await act(async () => {
        await vi.dynamicImportSettled();
        await vi.advanceTimersByTimeAsync(1);
      });
      const leaving = find(mounted.container, '[data-leaving]');
      expect(leaving.hasAttribute('inert')).toBe(true);
      await act(async () => vi.advanceTimersByTimeAsync(1000));
      expect(mounted.container.querySelector('[data-leaving]')).toBeNull();
      expect(find(mounted.container, 'section').textContent).toBe('Words');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a loaded project', () => {
  test('renders its modules in order, in its styles, and nothing for a kind it does not know', async () => {
    const modules = [
      { type: 'text', text: 'One' },
      { type: 'three_d' },
      { type: 'embed', embed: '<a href="https://example.com/map">A map</a>' },
      { type: 'video', embed: '' },
    ];
    const container = await show(async () =>
      project(modules, {
        background: { color: '#0e1a21' },
        text: { paragraph: { color: '#111111', font_size: '18px' } },
        spacing: { modules: { bottom_margin: 12 } },
      }),
    );
    const section = find<HTMLElement>(container, 'section');
    expect(section.textContent).toBe('OneA map');
    expect(section.children).toHaveLength(2);
    expect(section.getAttribute('aria-label')).toBe('Far Room');
    expect(section.style.backgroundColor).toBe('#0e1a21');
    expect(section.style.color).toBe('#F5EFE6');
    expect(section.dataset['theme']).toBe('dark');
    expect(find<HTMLElement>(section, 'div').style.marginBottom).toBe('12px');
    expect(find<HTMLElement>(section, 'p').style.fontSize).toBe('18px');
    expect(find(section, 'a').getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('has images at several widths, the first eager, and of a collection each in its share', async () => {
    const image = { type: 'image', width: 1600, height: 1000, alt_text: 'Arches' };
    const sizes = { max_1920: '/media/a.webp?w=1920' };
    const part = (flex_width: number) => ({ src: '/media/a.webp', flex_width, alt_text: 'A' });
    const container = await load(
      { ...image, sizes },
      { ...image, sizes },
      { type: 'media_collection', components: [part(3), part(1)] },
    );
    const [first, second] = [...container.querySelectorAll('img')];
    expect(first?.getAttribute('srcset')).toMatch(/\/media\/a\.webp\?auto=.*1600w$/);
    expect(first?.getAttribute('alt')).toBe('Arches');
    expect(first?.getAttribute('loading')).toBe('eager');
    expect(second?.getAttribute('loading')).toBe('lazy');
    const items = [...container.querySelectorAll('li')];
    expect(items.map(({ style }) => style.getPropertyValue('--share'))).toEqual(['1.5', '0.5']);
  });

  test('estimates the images of a collection as wide as they are drawn, also where their row cuts them', async () => {
    const part = (flex_width: number, width: number, height: number) => ({
      src: '/media/a.webp',
      flex_width,
      width,
      height,
    });
    const container = await load({
      type: 'media_collection',
      components: [part(1.6, 1600, 1000), part(1, 1280, 720), part(1, 9000, 1)],
    });
    const sizes = [...container.querySelectorAll('img')].map((image) => image.sizes.split(',')[0]);
    expect(sizes).toEqual([44, 49, 111].map((width) => `(min-width: 1024px) ${width}vw`));
  });

  test.each([
    [{ type: 'embed', full_bleed: 1, width: 4, height: 3, embed: FILM }, String(16 / 9), ''],
    [{ type: 'video', width: 1240, height: 620, embed: UNNAMED }, '2', '1240px'],
  ])('frames %j', async (module, ratio, maxWidth) => {
    const container = await load(module);
    const frame = find<HTMLElement>(container, '[src]');
    expect(frame.style.aspectRatio).toBe(`${ratio} / 1`);
    expect(frame.style.maxWidth).toBe(maxWidth);
    const title = module.embed === FILM ? 'A film' : 'Embedded from codepen.io';
    expect(frame.getAttribute('title')).toBe(title);
    expect(frame.getAttribute('loading')).toBe('lazy');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  });
});

/** The service's response without videos: the test browser would load their frames. */
function answerOf(id: string): unknown {
  const { project } = JSON.parse(readFileSync(`content/behance/${id}.json`, 'utf8'));
  const modules = project.modules.filter(({ type }: { type: string }) => !/video|embed/.test(type));
  return { http_code: 200, project: { ...project, modules } };
}

test.each(['430000117'])(
  'the project %s hydrates as it was sent, without another request',
  async (id) => {
    await preloadPanel();
    const server = clientOf();
    const source = { client: { get: async () => answerOf(id) }, reader: async () => readProject };
    await server.prefetchQuery(externalProjectQuery(id, source));
    const html = renderToString(place(source.client.get, server)(<ExternalProject id={id} />));
    expect(html).toContain('data-stands');
    const container = document.createElement('div');
    container.innerHTML = html
      .replaceAll('<iframe', '<article')
      .replaceAll('</iframe', '</article');
    document.body.append(container);

    const browser = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    hydrate(browser, JSON.parse(JSON.stringify(dehydrate(server))));
    const get = vi.fn<Get>();
    const problems = vi.spyOn(console, 'error');
    const mismatch = vi.fn<(error: unknown) => void>();
    const section = container.querySelector('section');
    const root = await act(async () =>
      hydrateRoot(container, place(get, browser)(<ExternalProject id={id} />), {
        onRecoverableError: mismatch,
      }),
    );
    expect(get).not.toHaveBeenCalled();
    expect(container.querySelector('section')).toBe(section);
    expect(container.querySelector('[data-leaving]')).toBeNull();
    expect(mismatch).not.toHaveBeenCalled();
    expect(problems).not.toHaveBeenCalled();
    act(() => root.unmount());
  },
);

describe('a request', () => {
  const names = window as unknown as Record<string, unknown>;
  const script = () => document.head.querySelector('script');
  const callbacks = () => Object.keys(names).filter((name) => name.startsWith('external_'));

  beforeEach(() => {
    vi.useFakeTimers();
    // Keeps the test browser from loading the script: each test decides its response.
    vi.spyOn(document, 'createElement').mockImplementation((tag: string) => {
      const element = create(tag);
      const set = (src: string) => (element.dataset['src'] = src);
      if (tag === 'script') Object.defineProperty(element, 'src', { set });
      return element;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    document.head.replaceChildren();
  });

  /** Asks for a project; what is in the page then, and what has come of it. */
  function ask(options: Parameters<ExternalClient['get']>[1] = {}) {
    const log = vi.fn<(error: ExternalError) => void>();
    const answer = createExternalClient({ ...embeddedService, log }).get('/projects/7', options);
    // It may fail before anything waits for it.
    answer.catch(() => {});
    const element = script();
    const address = new URL(element?.dataset['src'] ?? '', 'https://site.example');
    const callback = address.searchParams.get('callback') ?? '';
    // Cast: a function that the script calls.
    const respond = names[callback] as (value: unknown) => void;
    return { answer, log, element, address, callback, respond };
  }

  /** Nothing is left of a request that has ended. */
  function expectNothingLeft() {
    expect([script(), callbacks(), vi.getTimerCount()]).toEqual([null, [], 0]);
  }

  test('a request is a script in the page until it has responded', async () => {
    const { answer, log, element, address, callback, respond } = ask({ parameters: { page: 1 } });
    expect(address.pathname + address.search).toBe(
      `/external/v2/projects/7?page=1&client_id=slicefolio&callback=${callback}`,
    );
    expect([element?.async, callbacks()]).toEqual([true, [callback]]);
    respond({ http_code: 200 });
    expect(await answer).toEqual({ http_code: 200 });
    expect(log).not.toHaveBeenCalled();
    expectNothingLeft();
  });

  test.each([
    ['does not load', 'error'],
    ['runs without answering', 'load'],
  ])('a script that %s has failed with its address, and is logged', async (_, event) => {
    const { answer, log, element } = ask();
    element?.dispatchEvent(new Event(event));
    await expect(answer).rejects.toThrow(`Failed to load ${element?.dataset['src']}`);
    expect(log).toHaveBeenCalledOnce();
    expectNothingLeft();
  });

  test('it times out after 60 s, not before; a late response does nothing', async () => {
    const { answer, log, element, respond } = ask();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(log).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const error: unknown = await answer.catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ExternalError);
    expect(error).toMatchObject({ message: 'Timeout', src: element?.dataset['src'] });
    expect(log).toHaveBeenCalledExactlyOnceWith(error);
    respond({ a: 1 });
    element?.dispatchEvent(new Event('load'));
    expectNothingLeft();
  });

  test('it is aborted by its signal, or not sent at all, without a line in the log', async () => {
    const controller = new AbortController();
    const { answer, log, element } = ask({ signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
    element?.dispatchEvent(new Event('load'));
    expectNothingLeft();
    await expect(ask({ signal: controller.signal }).answer).rejects.toThrow('gone');
    expect([script(), log.mock.calls]).toEqual([null, []]);
  });
});
