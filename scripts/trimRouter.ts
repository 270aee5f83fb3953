import type { Plugin } from 'vite';

const UNUSED_COMPONENTS = /^var (\w+) = (React\d*\.forwardRef\()/gm;
const NAMES = /^\w+\.displayName = "[^"]+";\n/gm;
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';

/**
 * Lets the build leave out what the site does not use of the router: its package gives bundlers the development
 * build, and a component that is created by a call or gets a name looks used.
 */
export function trimRouter(): Plugin {
  return {
    name: 'slicefolio:trim-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\/development\/chunk-[^/]+\.mjs$/.test(id)) return null;
      // Only one of its files has components.
      if (!code.includes(WARNINGS)) return null;
      const trimmed = code
        .replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false;')
        .replaceAll(UNUSED_COMPONENTS, 'var $1 = /* @__PURE__ */ $2')
        .replaceAll(NAMES, '');
      if (trimmed.length >= code.length) this.error('The router has an unknown form');
      return { code: trimmed, map: null };
    },
  };
}
