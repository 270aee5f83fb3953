import { addresses, API_PATH, EDITOR_HEADER } from 'prismic-folder/contract';
import { CANVAS_PATH, EARLY_FRAME } from '../paths.ts';

/**
 * A function's call as text for an inline script. The function may use only its argument and the
 * browser, and no string in it may have spaces beside punctuation: they are removed.
 */
function inlineScript<Options>(script: (options: Options) => void, options: Options): string {
  return `(${script.toString()})(${JSON.stringify(options)})`
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/ ?([{}();,=?:&|]) ?/g, '$1');
}

/** Sets the theme before the window is painted: the one chosen in the window, else the system's. */
function boot({ key }: { readonly key: string }): void {
  let theme = null;
  try {
    theme = localStorage.getItem(key);
  } catch {}
  theme ??= matchMedia('(prefers-color-scheme:light)').matches ? 'light' : 'dark';
  const root = document.documentElement;
  root.dataset['script'] = '';
  root.dataset['theme'] = theme === 'light' ? 'light' : 'dark';
  document.querySelector('[name=color-scheme]')?.setAttribute('content', root.dataset['theme']);
}

/** In localStorage: 'dark' or 'light'. */
export const bootScript = inlineScript(boot, { key: 'theme' });

interface PrefetchOptions {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In ms. */
  readonly timeout: number;
}

/** Asks for something that everything waits for, while the window's code is loaded. */
function prefetch({ address, headers, timeout }: PrefetchOptions): void {
  const signal = AbortSignal.timeout(timeout);
  const answer = fetch(address, { headers, cache: 'no-store', signal }).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  // The failure is for the code that takes the answer.
  answer.catch(() => undefined);
  Object.assign(globalThis, { slicefolioPrefetched: { address, answer } });
}

/** Everything in the window waits for the models. */
export const prefetchModelsScript = inlineScript(prefetch, {
  address: API_PATH + addresses.readModels.replace('GET ', ''),
  headers: { [EDITOR_HEADER]: '1' },
  // A server that takes longer is as good as gone.
  timeout: 30_000,
});

interface LostWords {
  /** Selects the element that says what is on its way. */
  readonly selector: string;
  readonly words: string;
}

/** Runs before the window's scripts: says so where one of them does not come. */
function tellLost({ selector, words }: LostWords): void {
  addEventListener(
    'error',
    ({ target }) => {
      const place = document.querySelector(selector);
      if (place && target instanceof HTMLScriptElement) place.textContent = words;
    },
    true,
  );
}

export const tellLostScript = (options: LostWords): string => inlineScript(tellLost, options);

/** Starts the page's frame while the code that takes it over is loaded, where browsers can move it as it is. */
export function earlyFrame({ path, mark }: { readonly path: string; readonly mark: string }): void {
  if (!('moveBefore' in Element.prototype)) return;
  const frame = document.createElement('iframe');
  frame.setAttribute(mark, '');
  frame.title = 'Page';
  frame.src = path;
  document.body.append(frame);
}

export const earlyFrameScript = inlineScript(earlyFrame, { path: CANVAS_PATH, mark: EARLY_FRAME });
