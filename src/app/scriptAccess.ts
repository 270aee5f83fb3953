import type { ScriptAccess } from '#ui/embed/scriptAccess.ts';

/** Collects the sources that a page's components request while the server renders it. */
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

const STORAGE_KEY = 'loaded-for-scripts';

/**
 * The path this document was reloaded for. Undefined where nothing can be stored: the page could be
 * reloaded for ever.
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

/** The scripts this document's policy allows; `null` allows all. */
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
