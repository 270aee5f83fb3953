import { readHosted } from '../access/site.ts';

readHosted();

// Registers the same tests again.
await import('./lists.test.ts');
