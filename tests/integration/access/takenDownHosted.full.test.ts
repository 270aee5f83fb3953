import { readHosted } from './site.ts';
// Registers the same tests again.
import './takenDown.test.ts';

readHosted();
