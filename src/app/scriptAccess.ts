import type { ScriptAccess } from '#ui/embed/scriptAccess.ts';

/** Collects what the components of one page ask for, while the server renders it. */
export function collectScripts(): { readonly access: ScriptAccess; readonly sources: Set<string> } {
  const sources = new Set<string>();
  const access: ScriptAccess = {
    ask(asked) {
      for (const source of asked) sources.add(source);
      return 'allowed';
    },
    reload: () => {},
  };
  return { access, sources };
}

/** Path of the page a document was loaded again for. */
const STORAGE_KEY = 'loaded-for-scripts';

/**
 * The path this document was loaded again for, if it was. Undefined where nothing can be stored:
 * a page could then be loaded again and again.
 */
function takeLoadedFor(): string | null | undefined {
  try {
    const path = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.setItem(STORAGE_KEY, '');
    sessionStorage.removeItem(STORAGE_KEY);
    return path;
  } catch {
    return undefined;
  }
}

/** What the policy of this document lets in; null where it has none, or one for every script. */
export function documentScripts(sources: readonly string[] | null): ScriptAccess {
  const loadedFor = takeLoadedFor();
  return {
    ask(asked) {
      if (sources === null || asked.every((source) => sources.includes(source))) return 'allowed';
      const isTried = loadedFor === undefined || loadedFor === window.location.pathname;
      return isTried ? 'refused' : 'reloading';
    },
    reload() {
      sessionStorage.setItem(STORAGE_KEY, window.location.pathname);
      window.location.reload();
    },
  };
}
