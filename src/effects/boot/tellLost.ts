import { inlineScript } from './inlineScript.ts';

interface LostWords {
  /** Selects the element that says what is on its way. */
  readonly selector: string;
  readonly words: string;
}

/** Runs inline, before the page's scripts: says so where one of them does not come. */
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
