import type { ScriptAccess } from '#ui/scriptAccess.ts';

/** Collects what the components of one page ask for, while the server renders it. */
export function collectScripts(): { readonly access: ScriptAccess; readonly sources: Set<string> } {
  const sources = new Set<string>();
  const access: ScriptAccess = {
    allows(asked) {
      for (const source of asked) sources.add(source);
      return true;
    },
    reload: () => false,
  };
  return { access, sources };
}

/** Path of the page this document was loaded again for. */
const STORAGE_KEY = 'loaded-for-scripts';

function takeLoadedFor(): string | null {
  try {
    const path = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return path;
  } catch {
    return null;
  }
}

/** What the policy of this document lets in; null where it has none, or one for every script. */
export function documentScripts(sources: readonly string[] | null): ScriptAccess {
  const loadedFor = takeLoadedFor();
  return {
    allows: (asked) => sources === null || asked.every((source) => sources.includes(source)),
    reload() {
      const { pathname } = window.location;
      if (pathname === loadedFor) return false;
      try {
        sessionStorage.setItem(STORAGE_KEY, pathname);
      } catch {
        // Without a mark it could be loaded again and again.
        return false;
      }
      window.location.reload();
      return true;
    },
  };
}
