import type { Plugin } from 'vite';

/**
 * resonance-audio creates an empty function from a string, which the content security policy refuses
 * like `eval`: the sound would not start. The build writes the same function as code.
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
