import { createContext, use, useEffect, useState } from 'react';

/** Which scripts of other hosts the content security policy of the document lets in. */
export interface ScriptAccess {
  /** Whether it has all of these sources. On the server: adds them to the policy of the page. */
  readonly allows: (sources: readonly string[]) => boolean;
  /** Loads the page again, with the policy it needs; false where that has been tried already. */
  readonly reload: () => boolean;
}

/** Outside the site's own pages (a lone slice) no policy is known, and the browser decides. */
export const ScriptAccessContext = createContext<ScriptAccess>({
  allows: () => true,
  reload: () => false,
});

export type ScriptAccessState = 'allowed' | 'reloading' | 'refused';

/**
 * Whether a component may load scripts from other hosts, named as a policy names them. This is the
 * one way to have a host in `script-src`: a page has the sources its components ask for here. The
 * policy came with the first document of a visit, so that a page reached by a link may lack some:
 * it is loaded again, once.
 */
export function useScriptAccess(sources: readonly string[]): ScriptAccessState {
  const access = use(ScriptAccessContext);
  const isAllowed = access.allows(sources);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isAllowed) setRefused(!access.reload());
  }, [isAllowed, access]);
  if (isAllowed) return 'allowed';
  return isRefused ? 'refused' : 'reloading';
}
