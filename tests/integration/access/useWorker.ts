import { openWorkerSites } from './workerSites.ts';
import { runOn } from './site.ts';

// Before any test is registered, so that those the engine cannot run are skipped.
runOn(openWorkerSites());
