import { createContext, use, useEffect } from 'react';

/** `reloading` while another document, whose policy may allow the scripts, is loading. */
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
 * reached by a link may lack sources and is then reloaded once.
 */
export function useScriptAccess(sources: readonly string[]): ScriptState {
  const access = use(ScriptAccessContext);
  const state = access.ask(sources);
  useEffect(() => {
    if (state === 'reloading') access.reload();
  }, [state, access]);
  return state;
}
