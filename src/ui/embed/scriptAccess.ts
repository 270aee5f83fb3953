import { createContext, use, useEffect } from 'react';

/** What the document's policy says of scripts; `reloading` when another document may have them. */
export type ScriptState = 'allowed' | 'reloading' | 'refused';

/** Which scripts of other hosts the content security policy of the document lets in. */
export interface ScriptAccess {
  /** Whether it has all of these sources. On the server: adds them to the policy of the page. */
  readonly ask: (sources: readonly string[]) => ScriptState;
  /** Loads the page again, with the policy it needs. */
  readonly reload: () => void;
}

/** Outside the site's own pages (a lone slice) no policy is known, and the browser decides. */
export const ScriptAccessContext = createContext<ScriptAccess>({
  ask: () => 'allowed',
  reload: () => {},
});

/**
 * Whether a component may load scripts from other hosts, named as a policy names them. This is the
 * one way to have a host in `script-src`: a page has the sources its components ask for here. The
 * policy came with the first document of a visit, so a page reached by a link may lack some: it is
 * loaded again, once.
 */
export function useScriptAccess(sources: readonly string[]): ScriptState {
  const access = use(ScriptAccessContext);
  const state = access.ask(sources);
  useEffect(() => {
    if (state === 'reloading') access.reload();
  }, [state, access]);
  return state;
}
