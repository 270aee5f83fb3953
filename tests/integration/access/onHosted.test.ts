import { readHosted } from './site.ts';
// The same tests, registered here once more.
import './attacks.test.ts';
import './markers.test.ts';

readHosted();
