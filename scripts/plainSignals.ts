import type { Plugin } from 'vite';

const SIGNALS = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React throws some values as signals, which it compares by identity, and makes them as errors while its module is
 * evaluated. Where a browser's developer tools are open, or Lighthouse measures, the first of them makes the browser
 * parse all of React once more, to know the lines of the stack: a task of 50 ms. The build makes them plain objects.
 */
export function plainSignals(): Plugin {
  return {
    name: 'slicefolio:plain-signals',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/react-dom-client.production.js')) return null;
      const plain = code.replaceAll(SIGNALS, '$1 = { message: $2 }');
      if (plain === code) this.error('React has an unknown form');
      return { code: plain, map: null };
    },
  };
}
