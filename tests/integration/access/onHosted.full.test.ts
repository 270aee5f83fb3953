import { readHosted } from './site.ts';
// Registers the same tests again.
import './attacks.test.ts';
import './markers.test.ts';

readHosted();
