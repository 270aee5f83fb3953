import { openWorkerSites } from './workerSites.ts';
import { runOn } from './site.ts';

// Before any test is registered, so that those no other engine can run are left out.
runOn(openWorkerSites());
