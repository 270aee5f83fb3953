import type { Plugin } from 'vite';

/**
 * The room's library makes an empty function out of text, which the content security policy refuses
 * as it refuses `eval`: the sound would not start. The build writes the same function as code.
 */
export function plainFunctions(): Plugin {
  return {
    name: 'slicefolio:plain-functions',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('resonance-audio')) return null;
      return { code: code.replaceAll('new Function()', '(function () {})'), map: null };
    },
  };
}
