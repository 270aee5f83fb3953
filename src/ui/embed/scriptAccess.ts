import { createContext, use, useEffect } from 'react';

/** `reloading` where another document's policy may allow the scripts: it is loaded once they are needed. */
type ScriptState = 'allowed' | 'reloading' | 'refused';

/** Which third-party scripts the document's content security policy allows. */
export interface ScriptAccess {
  /** Whether all of these sources are allowed. On the server: adds them to the page's policy. */
  readonly ask: (sources: readonly string[]) => ScriptState;
  /** Reloads the page with the policy it needs. */
  readonly reload: () => void;
}

/** Outside the site's own pages no policy is known: the browser decides. */
export const ScriptAccessContext = createContext<ScriptAccess>({
  ask: () => 'allowed',
  reload: () => {},
});

/**
 * Whether a component may load scripts from other hosts, named as in a policy. Only sources
 * requested here get into `script-src`. The policy belongs to the first document of a visit: a page
 * reached by a link may lack sources and is then reloaded once, not before they are needed: the way to the page
 * is not cut short.
 */
export function useScriptAccess(sources: readonly string[], isNeeded: boolean): ScriptState {
  const access = use(ScriptAccessContext);
  const state = access.ask(sources);
  useEffect(() => {
    if (isNeeded && state === 'reloading') access.reload();
  }, [isNeeded, state, access]);
  return state;
}
